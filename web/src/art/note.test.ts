import { describe, expect, it } from "vitest";
import { CREAM, contrast } from "./noteCards";
import { CURRENCIES, TINTS, cardOf, defs, serialText, svg } from "./note";

describe("cards", () => {
  it("bear the serial numbers of the rules", () => {
    const serials = ["JPY20a", "JPY20c", "EUR20a", "RUB20c", "JPY30a", "JPY40", "JPY50", "JPY60", "RUB60", "XAU10a", "XAU10f"];
    expect(serials.map((text) => cardOf(text).serial)).toEqual([1, 3, 4, 21, 22, 43, 50, 57, 63, 64, 69]);
    expect(serialText(3)).toBe("No 03");
  });

  it("are drawn without style attributes, which the content policy forbids", () => {
    const drawn = ["EUR30a", "XAU10b", "PLAY", "BACK"].flatMap((text) =>
      (["land", "port"] as const).flatMap((shape) => [40, 100, 300].map((px) => svg(text, { px, shape, label: 'a "name"' }))),
    );
    for (const text of [...drawn, defs()]) expect(text).not.toMatch(/ style=/);
    expect(drawn[0]).toContain('aria-label="a &quot;name&quot;"');
  });

  it("refer only to what the page defines", () => {
    const all = defs();
    for (const code of CURRENCIES) {
      for (const [, id] of svg(`${code}30a`, { px: 300 }).matchAll(/href="#([\w-]+)"/g)) expect(all).toContain(`id="${id}"`);
    }
  });

  it("have strips on which cream can be read", () => {
    for (const code of CURRENCIES) expect(contrast(TINTS[code].strip, CREAM)).toBeGreaterThanOrEqual(4.5);
  });
});
