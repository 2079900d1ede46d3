import { http } from "./http";

export type Server = typeof http;

/** The one that answers this page. Whoever wants to play without one puts another here. */
export const server: Server = http;

/** Our word in the shuffle: sixteen random bytes in hex. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
