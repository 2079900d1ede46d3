import { LANGUAGES, type Language } from "../words/languages";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "off";

const KEY = "etalage.settings";
const PACES: Record<Speed, number> = { normal: 1, fast: 0.5, off: 0 };

interface Stored {
  theme: Theme;
  language: Language | null;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  log: boolean;
  name: string;
}

const DEFAULTS: Stored = {
  theme: "auto", language: null, speed: "normal", sound: true, notify: false, log: true, name: "",
};

/** What this browser's owner has chosen; kept in the browser, and the same in all its tabs. */
class Settings {
  #stored = $state<Stored>(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#stored = read();
      this.#paint();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#paint());
    this.#paint();
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.#paint();
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  get language(): Language {
    return this.#stored.language ?? preferred();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  /** Whether things may move at all. */
  get still(): boolean {
    return this.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  /** How long things take that move, as a share of the usual. */
  get pace(): number {
    return this.still ? 0 : PACES[this.speed];
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Whether the browser may tell of one's turn while the tab is hidden. */
  get notify(): boolean {
    return this.#stored.notify;
  }
  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  /** Whether the log stands beside the table. */
  get log(): boolean {
    return this.#stored.log;
  }
  set log(log: boolean) {
    this.#keep({ log });
  }

  /** How one is called at the next table. */
  get name(): string {
    return this.#stored.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  #keep(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }
}

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

export const settings = new Settings();
