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
  figures: {
    en: () => import("virtual:words/en/figures"),
    de: () => import("virtual:words/de/figures"),
    nl: () => import("virtual:words/nl/figures"),
    fr: () => import("virtual:words/fr/figures"),
    hu: () => import("virtual:words/hu/figures"),
  },
  daily: {
    en: () => import("virtual:words/en/daily"),
    de: () => import("virtual:words/de/daily"),
    nl: () => import("virtual:words/nl/daily"),
    fr: () => import("virtual:words/fr/daily"),
    hu: () => import("virtual:words/hu/daily"),
  },
} satisfies Record<string, Texts>;
export type Part = keyof typeof PARTS;
