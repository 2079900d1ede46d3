import { server } from "../api/server";

const SECOND_MS = 1_000;

/** The server's time in seconds, going on as long as the component is there. */
export function ticking(): () => number {
  let now = $state(server.now());
  $effect(() => {
    const timer = setInterval(() => (now = server.now()), SECOND_MS);
    return () => clearInterval(timer);
  });
  return () => now;
}
