import texts from "virtual:rules";
import type { Game } from "../games/types";
import type { Language } from "../words/languages";
import { readRules, type RulesText } from "./markdown";

const read = new Map<string, Promise<RulesText>>();

/** The rules of a game in a language, fetched once; in English where nobody has translated them. */
export function rulesText(language: Language, game: Game): Promise<RulesText> {
  const name = `${language}/${game}` in texts ? `${language}/${game}` : `en/${game}`;
  const load = texts[name];
  if (!load) throw new Error(`no rules for ${game}`);
  const found = read.get(name) ?? load().then((module) => readRules(module.default));
  read.set(name, found);
  found.catch(() => read.delete(name)); // to be fetched again
  return found;
}
