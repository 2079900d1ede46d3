import { api } from "../api/client";
import { about } from "../home/about.svelte";
import type { LiveTable } from "./live.svelte";

const STAND_IN_LEVEL = 3;

/** Let a bot of middling strength play for somebody. */
export async function letBotStandIn(live: LiveTable, seat: number): Promise<void> {
  const { games } = await about();
  const { characters = [] } = games.find((each) => each.name === live.latest.table.game) ?? {};
  const bot = characters.find((each) => each.level === STAND_IN_LEVEL) ?? characters[0];
  if (bot) await api.seatBot(live.id, seat, bot.name);
}
