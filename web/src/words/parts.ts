import type { Language } from "./languages";

type Texts = Record<Language, () => Promise<{ default: string }>>;

/** Words that only some pages speak: catalogues of their own, fetched with those pages (scripts/catalogues.ts names them too). */
export const PARTS = {
  history: {
    en: () => import("virtual:words/en/history"),
    de: () => import("virtual:words/de/history"),
    nl: () => import("virtual:words/nl/history"),
    fr: () => import("virtual:words/fr/history"),
    hu: () => import("virtual:words/hu/history"),
  },
} satisfies Record<string, Texts>;
export type Part = keyof typeof PARTS;
