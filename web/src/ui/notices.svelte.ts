import type { Game } from "../games/types";

interface Notice {
  id: number;
  text: string;
  kind: "wrong" | "news";
  clause: string | null;
  game: Game | null;
}

const STAYS_MS = 8_000;

/** Short messages over the page, one after the other. */
class Notices {
  all = $state.raw<Notice[]>([]);
  #next = 1;

  say(text: string, { kind = "news", clause = null, game = null }: Partial<Omit<Notice, "id" | "text">> = {}): void {
    const notice = { id: this.#next++, text, kind, clause, game };
    this.all = [...this.all.filter((each) => each.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), STAYS_MS);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const notices = new Notices();
