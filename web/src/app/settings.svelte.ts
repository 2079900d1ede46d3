import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, type Language } from "../words/languages";
import { keep, recall } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "off";

const KEY = "etalage.settings";
const PACES: Record<Speed, number> = { normal: 1, fast: 0.5, off: 0 };

/** What this browser's owner has chosen; kept in the browser, and the same in all its tabs. */
class Settings {
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(true);
  /** Whether the browser may tell of one's turn while the tab is hidden. */
  notify = $state(false);
  /** Whether the log stands beside the table. */
  log = $state(true);
  /** Whether a hint only lights up the move, without figures and reasons. */
  gentleHints = $state(false);
  /** Whether the page passes by itself where nothing else is possible. */
  passAlone = $state(true);
  /** How one is called at the next table. */
  name = $state("");
  #language = $state<Language | null>(null);
  readonly #night = new MediaQuery("prefers-color-scheme: dark");

  constructor() {
    this.#read();
    addEventListener("storage", ({ key }) => key === KEY && this.#read());
    $effect.root(() => {
      $effect(() => this.#keep());
      $effect(() => {
        document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
      });
    });
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#night.current);
  }

  get language(): Language {
    return this.#language ?? preferred();
  }
  set language(language: Language) {
    this.#language = language;
  }

  /** Whether things may move at all. */
  get still(): boolean {
    return this.speed === "off" || prefersReducedMotion.current;
  }
  /** How long things take that move, as a share of the usual. */
  get pace(): number {
    return this.still ? 0 : PACES[this.speed];
  }

  #read(): void {
    Object.assign(this, recall<Partial<Settings>>("localStorage", KEY, {}));
  }

  #keep(): void {
    const { theme, speed, sound, notify, log, gentleHints, passAlone, name } = this;
    keep("localStorage", KEY, { theme, language: this.#language, speed, sound, notify, log, gentleHints, passAlone, name });
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? "en";
}

export const settings = new Settings();
