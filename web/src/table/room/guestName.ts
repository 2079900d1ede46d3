import type { ShownTable } from "../../api/types";
import { t } from "../../words/words.svelte";

/** What somebody is called who gives no name: nobody else at the table is. */
export function guestName(seats: ShownTable["seats"]): string {
  const guest = t("play-default-name");
  const names = new Set(seats.map(({ name }) => name));
  let number = 1;
  while (names.has(number > 1 ? `${guest} ${number}` : guest)) number += 1;
  return number > 1 ? `${guest} ${number}` : guest;
}
