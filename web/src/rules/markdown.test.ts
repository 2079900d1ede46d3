import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAME_NAMES } from "../games/registry";
import { readRules, readSpans, type Block, type RulesText } from "./markdown";

const LOCALE = "../src/etalage/locale";

function idsOf(text: RulesText): string[] {
  const blocks = [...text.intro, ...text.sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((block: Block) => (block.kind === "clause" ? [block.id] : []));
}

test("sections, clauses, and a table inside a clause", () => {
  const text = readRules(
    "# Game\n\nIn short,\nthis.\n\n## First part\n\n- **W1** Seven\n  wines.\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n- **W2** See (W1).\n\n## End\n\nThat was all.\n",
  );
  expect(text.title).toBe("Game");
  expect(text.intro).toEqual([{ kind: "paragraph", spans: [{ kind: "plain", text: "In short, this." }] }]);
  expect(text.sections.map((section) => section.title)).toEqual(["First part", "End"]);
  const [first, second] = text.sections[0]!.blocks;
  expect(first).toMatchObject({ kind: "clause", id: "W1", spans: [{ text: "Seven wines." }] });
  expect(first).toMatchObject({ blocks: [{ kind: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] }] });
  expect(second).toMatchObject({ id: "W2", spans: [{ text: "See (" }, { kind: "reference", text: "W1" }, { text: ")." }] });
});

test("bold, code, and what only looks like a clause", () => {
  expect(readSpans("**Now** `bid 5` of W9 and W99", new Set(["W9"]))).toEqual([
    { kind: "bold", text: "Now" },
    { kind: "plain", text: " " },
    { kind: "code", text: "bid 5" },
    { kind: "plain", text: " of " },
    { kind: "reference", text: "W9" },
    { kind: "plain", text: " and W99" },
  ]);
});

test("a plain list", () => {
  expect(readRules("- one\n- two\n  and more\n").intro).toEqual([
    { kind: "list", items: [[{ kind: "plain", text: "one" }], [{ kind: "plain", text: "two and more" }]] },
  ]);
});

describe.each(readdirSync(LOCALE).filter((name) => /^[a-z]{2}$/.test(name)))("%s", (language) => {
  test.each(GAME_NAMES)("%s has every clause of the English text, in its order", (game) => {
    const read = (which: string) => readRules(readFileSync(`${LOCALE}/${which}/${game}.md`, "utf8"));
    expect(idsOf(read(language))).toEqual(idsOf(read("en")));
    expect(idsOf(read(language)).length).toBeGreaterThan(20);
  });
});
