import { describe, expect, it } from "vitest";
import { card, end, kindOf, sprite, starsOf, still, wineOf } from "./bottle";

const PRICES = Array.from({ length: 21 }, (_, index) => 5 + index);

describe("the bottles", () => {
  it("are named by their price alone", () => {
    expect(wineOf(13).lines).toEqual(["Merlot"]);
    expect(starsOf(13)).toBe(2);
    expect(kindOf("0")).toBe("empty");
    expect(kindOf("25")).toBe(25);
  });

  it("come without style attributes, which the content policy forbids", () => {
    const drawings = [sprite(), ...PRICES.flatMap((price) => [card(price), card(price, { width: 40 }), end(price), still(price)])];
    drawings.push(card("empty"), card("back"), end("empty"), end("empty", { mini: true }));
    for (const drawing of drawings) expect(drawing).not.toMatch(/\sstyle=/);
  });

  it("refer only to shapes that the sprite has", () => {
    const shapes = new Set([...sprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const drawings = PRICES.flatMap((price) => [card(price), card(price, { width: 40 }), end(price)]).join() + card("empty") + card("back");
    for (const [, id] of drawings.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(shapes).toContain(id);
  });

  it("say their name, or nothing", () => {
    expect(card(13, { label: "Merlot 13" })).toContain('role="img" aria-label="Merlot 13"');
    expect(card(13)).toContain('aria-hidden="true"');
  });
});
