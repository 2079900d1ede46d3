import { server } from "../api/server";
import type { About, AboutGame } from "../api/types";
import type { Game } from "../games/types";

let told = $state.raw<About | null>(null);
let asked: Promise<About> | null = null;

/** What can be played on this server: asked once, for all pages. */
export function about(): Promise<About> {
  asked ??= server.about().then(
    (answer) => (told = answer),
    (problem: unknown) => {
      asked = null; // so that the next one may ask again
      throw problem;
    },
  );
  return asked;
}

/** A game, once the server has told of it. */
export function aboutGame(name: Game): AboutGame | null {
  return told?.games.find((each) => each.name === name) ?? null;
}
