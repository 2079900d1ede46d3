import { describe, expect, it } from "vitest";
import { CREAM } from "./noteCards";
import { CURRENCIES, TINTS, cardOf, defs, serialText, svg } from "./note";

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG has it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
