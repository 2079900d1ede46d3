import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:rules";
const PREFIX = "virtual:rules/";

/** The rules of each game in each language: `virtual:rules` lists them as "de/money", each fetched when it is read. */
export function rules(folder: string): Plugin {
  const path = (name: string) => join(resolve(folder), `${name}.md`);
  const languages = () => readdirSync(resolve(folder)).filter((name) => existsSync(path(`${name}/money`)));
  const names = () => languages().flatMap((language) => [`${language}/weinhaendler`, `${language}/money`]);
  return {
    name: "rules",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = names().map((name) => `${JSON.stringify(name)}: () => import("${PREFIX}${name}")`);
        return `export default {${entries.join(", ")}}`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = path(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf8"))}`;
    },
  };
}
