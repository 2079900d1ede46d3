import type { MyTable } from "../api/types";
import { titleOf } from "../games/registry";
import { companyWords, isOver } from "../home/listing";
import { myTables } from "../home/tables.svelte";
import { t } from "../words/words.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const POLL_MS = 20_000;
const MARK = "●";

export type Permission = "granted" | "denied" | "unsupported";

let isWatching = false;
let timer: ReturnType<typeof setInterval> | undefined;
/** Tables where it was our turn when we last looked; null until we have. */
let known: ReadonlySet<string> | null = null;
let titleBefore: string | null = null;

/** Tell of one's turn while the tab is hidden, from here on; to be called by every page where one may be waiting. */
export function watchTurns(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();
}

/** Ask for leave to send notices. Browsers want this to follow a click. */
export async function askPermission(): Promise<Permission> {
  if (!("Notification" in window)) return "unsupported";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "denied";
}

function onVisibility(): void {
  clearInterval(timer);
  if (document.hidden) {
    known = null;
    timer = setInterval(() => void look(), POLL_MS);
    void look();
  } else {
    unmarkTitle();
  }
}

async function look(): Promise<void> {
  const isAnswered = await myTables.refresh();
  if (!isAnswered || !document.hidden) return;
  const all = myTables.all ?? [];
  if (all.every(isOver)) clearInterval(timer); // nothing to wait for
  const mine = all.filter((each) => each.my_turn);
  const news = known ? mine.filter((each) => !known?.has(each.table.id)) : [];
  known = new Set(mine.map((each) => each.table.id));
  for (const each of news) sendNotice(each);
  if (news.length) markTitle();
  else if (!mine.length) unmarkTitle();
}

/** A table's own page has the mark in its title already. */
function markTitle(): void {
  if (document.title.startsWith(MARK)) return;
  titleBefore = document.title;
  document.title = `${MARK} ${t("your-turn")} · Etalage`;
}

function unmarkTitle(): void {
  if (titleBefore !== null && document.title.startsWith(MARK)) document.title = titleBefore;
  titleBefore = null;
}

function sendNotice({ table, seat }: MyTable): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const body = t("notify-text", { game: titleOf(table.game), names: companyWords(table, seat) });
  try {
    const notice = new Notification(t("your-turn"), { body, icon: "/icon.svg", tag: table.id, lang: settings.language });
    notice.addEventListener("click", () => {
      window.focus();
      router.go(`/t/${table.id}`);
      notice.close();
    });
  } catch {
    // Some phones know notices only of installed apps.
  }
}
