import { Problem } from "../api/problem";
import type { Begun } from "../api/types";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { notices } from "../ui/notices.svelte";
import { showRefusal } from "../ui/refusing";
import { t } from "../words/words.svelte";

/** Sit down under one's name, and go there; whoever is called like a bot is a guest, and is told why. */
export async function sitDown(play: (name: string) => Promise<Begun>, isMeantToCount: boolean): Promise<void> {
  try {
    const { id, counts } = await named(play);
    if (isMeantToCount && !counts) notices.say(t("daily-only-practice"));
    router.go(`/t/${id}`);
  } catch (problem) {
    showRefusal(problem, String);
  }
}

async function named(play: (name: string) => Promise<Begun>): Promise<Begun> {
  try {
    return await play(settings.name || t("play-default-name"));
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.error !== "name-of-bot") throw problem;
    showRefusal(problem, String);
    return await play(t("play-default-name"));
  }
}
