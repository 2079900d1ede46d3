import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const TERMINAL_ONLY = "terminal.ftl";

/** Each language's Fluent catalogues as one module, `virtual:words/de`: one small file for the browser to fetch. */
export function catalogues(folder: string): Plugin {
  const files = (language: string) =>
    readdirSync(resolve(folder, language))
      .filter((name) => name.endsWith(".ftl") && name !== TERMINAL_ONLY)
      .sort()
      .map((name) => join(resolve(folder, language), name));
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const paths = files(id.slice(PREFIX.length + 1));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
      return `export default ${JSON.stringify(withoutComments(text))}`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}
