export const LANGUAGES = ["en", "de", "nl", "fr", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own tongue. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français", hu: "Magyar",
};
