import { Problem } from "../api/problem";
import { server } from "../api/server";
import type { AboutGame } from "../api/types";
import { settings } from "../app/settings.svelte";
import type { Game } from "../games/types";
import { sealWord, wordToReveal } from "../rules/ownWord";
import { rememberSeal } from "../rules/seals";
import { showRefusal } from "../ui/refusing";
import { t } from "../words/words.svelte";
import { about } from "./about.svelte";
import { memory } from "./memory.svelte";
import { firstBots, newTable, quickWishes, type FriendsWishes, type QuickWishes } from "./wishes";

const OWN_SEAT = 0;

/** How one is called at a table that one did not choose a name for. */
function ownName(): string {
  return settings.name || t("play-default-name");
}

/** A match against bots, begun: the id of its table. */
export async function playNow(game: Game): Promise<string> {
  const offered = await offer(game);
  return begin(game, quickWishes(offered, memory.recall<QuickWishes>("quick", game)));
}

/** A match against these bots, on the usual terms. */
export async function playAgainst(game: Game, bots: string[]): Promise<string> {
  return begin(game, { ...quickWishes(await offer(game), {}), bots });
}

/** A beginner's first match, on the usual terms. */
export async function playFirst(game: Game): Promise<string> {
  const offered = await offer(game);
  return begin(game, { ...quickWishes(offered, {}), bots: firstBots(offered) });
}

async function offer(game: Game): Promise<AboutGame> {
  const offered = (await about()).games.find((each) => each.name === game);
  if (!offered) throw new Error(`this server has no game ${game}`);
  return offered;
}

async function begin(game: Game, wishes: QuickWishes): Promise<string> {
  const { id } = await server.newTable(newTable(game, wishes.bots.length + 1, wishes));
  await sitAs(id, ownName());
  await Promise.all(wishes.bots.map((bot, index) => server.seatBot(id, OWN_SEAT + 1 + index, bot)));
  await server.start(id);
  await reveal(id);
  return id;
}

/** A table for others, with oneself at it: its id. */
export async function openTable(game: Game, wishes: FriendsWishes): Promise<string> {
  const { id } = await server.newTable(newTable(game, wishes.players, wishes, wishes));
  await sitAs(id, ownName());
  return id;
}

/** Whoever is called like a bot of this game is a guest there, and is told why. */
async function sitAs(id: string, name: string): Promise<void> {
  try {
    await sitDown(id, name);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.error !== "name-of-bot") throw problem;
    showRefusal(problem, String);
    await sitDown(id, t("play-default-name"));
  }
}

/** First the server's commitment is read and kept, then a word is made up and sealed for it. */
async function sitDown(id: string, name: string): Promise<void> {
  const { table } = await server.look(id);
  if (table.commitment) rememberSeal(table.commitment);
  await server.sit(id, OWN_SEAT, name, await sealWord(table, OWN_SEAT));
}

/** Our word, now that all seals are fixed. */
async function reveal(id: string): Promise<void> {
  const { table } = await server.look(id);
  const word = wordToReveal(table, OWN_SEAT);
  if (word !== null) await server.reveal(id, word);
}
