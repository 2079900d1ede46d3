import { back as drawn } from "../../art/bottle";

export { default as Sprite } from "../../art/WineSprite.svelte";
export const back = drawn();
