import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const TERMINAL_ONLY = "terminal.ftl";
/** Those that only some pages speak (words/parts.ts). */
const PARTS = ["daily.ftl", "figures.ftl", "history.ftl"];

/**
 * Each language's Fluent catalogues as one module, `virtual:words/de`: one small file for the browser to fetch.
 * Parts of it are modules of their own: `virtual:words/de/history`.
 */
export function catalogues(folder: string): Plugin {
  const files = (name: string) => {
    const [language = "", part] = name.split("/");
    const isWanted = (file: string) => (part ? file === `${part}.ftl` : file !== TERMINAL_ONLY && !PARTS.includes(file));
    return readdirSync(resolve(folder, language))
      .filter((file) => file.endsWith(".ftl") && isWanted(file))
      .sort()
      .map((file) => join(resolve(folder, language), file));
  };
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
