import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import { PARTS, type Part } from "./parts";

export type Words = Record<string, FluentVariable>;

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  nl: () => import("virtual:words/nl"),
  fr: () => import("virtual:words/fr"),
  hu: () => import("virtual:words/hu"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** What is spoken beside the words of all pages. */
const parts = new Set<Part>();

/** Fetch a language and speak it from here on. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all([catalogues[language](), ...[...parts].map((part) => PARTS[part][language]())]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { default: text } of texts) bundle.addResource(new FluentResource(text));
  document.documentElement.lang = language;
  spoken = { language, bundle };
}

/** A page with words of its own: both are fetched together. Another language later makes no other page. */
export async function withWords<Page>(part: Part, page: Promise<Page>): Promise<Page> {
  if (!parts.has(part)) {
    const { language, bundle } = untrack(() => spoken);
    const { default: text } = await PARTS[part][language]();
    bundle.addResource(new FluentResource(text));
    parts.add(part);
    if (spoken.language !== language) await speak(spoken.language);
  }
  return page;
}

/** The language in which the page speaks. */
export function language(): Language {
  return spoken.language;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that is written from right to left does not turn the words around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

function isolatedWords(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeof word === "string" ? isolated(word) : word]));
}

/** A message in the reader's language. Numbers choose plural forms; text is put in as it is. */
export function t(key: string, words: Words = {}): string {
  const message = spoken.bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key}`);
    return key;
  }
  const faults: Error[] = [];
  const text = spoken.bundle.formatPattern(message.value, isolatedWords(words), faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return text;
}

/** Whether there is such a message. */
export function hasWords(key: string): boolean {
  return spoken.bundle.hasMessage(key);
}
