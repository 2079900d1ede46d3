/** A piece of running text. A reference names a clause that the same text has. */
export interface Span {
  kind: "plain" | "bold" | "code" | "reference";
  text: string;
}

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "clause"; id: string; spans: Span[]; blocks: Block[] };

interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** A rules text: what stands before its first section, and the sections. */
export interface RulesText {
  title: string;
  intro: Block[];
  sections: Section[];
  clauses: ReadonlySet<string>;
}

const CLAUSE_ITEM = /^- \*\*([A-Z]+\d+[a-z]?)\*\* /;
const CLAUSE_ID = /\b[A-Z]{1,2}\d+[a-z]?\b/;
const SPANS = new RegExp(`\\*\\*(.+?)\\*\\*|\`(.+?)\`|(${CLAUSE_ID.source})`, "g");

/** Read the little Markdown our rules are written in: headings, paragraphs, lists, clauses and tables. */
export function readRules(markdown: string): RulesText {
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  const clauses = new Set(lines.flatMap((line) => CLAUSE_ITEM.exec(line)?.[1] ?? []));
  const text: RulesText = { title: "", intro: [], sections: [], clauses };
  let blocks = text.intro;
  for (const chunk of chunks(lines)) {
    const first = chunk[0] ?? "";
    if (first.startsWith("# ")) text.title = first.slice(2);
    else if (first.startsWith("## ")) {
      const section: Section = { id: `section-${text.sections.length + 1}`, title: first.slice(3), blocks: [] };
      text.sections.push(section);
      blocks = section.blocks;
    } else {
      const last = blocks.at(-1);
      const isInside = first.startsWith("  ") && last?.kind === "clause";
      (isInside ? last.blocks : blocks).push(readBlock(chunk, clauses));
    }
  }
  return text;
}

/** Lines that belong together: a heading, an item with its continuation, a paragraph, a whole table. */
function* chunks(lines: string[]): Generator<string[]> {
  let chunk: string[] = [];
  for (const line of lines) {
    const isPart = chunk.length > 0 && line.trim() !== "" && !line.startsWith("#") && !CLAUSE_ITEM.test(line);
    if (isPart) chunk.push(line);
    else {
      if (chunk.length) yield chunk;
      chunk = line.trim() ? [line] : [];
      if (line.startsWith("#")) {
        yield chunk;
        chunk = [];
      }
    }
  }
  if (chunk.length) yield chunk;
}

function readBlock(chunk: string[], clauses: ReadonlySet<string>): Block {
  const lines = chunk.map((line) => line.trim());
  const first = lines[0] ?? "";
  const id = CLAUSE_ITEM.exec(first)?.[1];
  if (id) return { kind: "clause", id, spans: readSpans(lines.join(" ").replace(CLAUSE_ITEM, ""), clauses), blocks: [] };
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => readSpans(cell.trim(), clauses)));
    return { kind: "table", head, rows };
  }
  if (first.startsWith("- ")) {
    const items = lines.join("\n").slice(2).split("\n- ");
    return { kind: "list", items: items.map((item) => readSpans(item.replaceAll("\n", " "), clauses)) };
  }
  return { kind: "paragraph", spans: readSpans(lines.join(" "), clauses) };
}

/** Bold, code and references to clauses; anything else stands as it is written. */
export function readSpans(text: string, clauses: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let plain = "";
  let from = 0;
  const add = (span: Span): void => {
    if (plain) spans.push({ kind: "plain", text: plain });
    plain = "";
    spans.push(span);
  };
  for (const found of text.matchAll(SPANS)) {
    const [whole, bold, code, id] = found;
    plain += text.slice(from, found.index);
    from = found.index + whole.length;
    if (bold) add({ kind: "bold", text: bold });
    else if (code) add({ kind: "code", text: code });
    else if (id && clauses.has(id)) add({ kind: "reference", text: id });
    else plain += whole;
  }
  plain += text.slice(from);
  if (plain) spans.push({ kind: "plain", text: plain });
  return spans;
}
