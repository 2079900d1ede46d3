import { svg } from "../../art/note";

export { default as Sprite } from "../../art/NoteSprite.svelte";
export const back = svg("BACK", { px: 110, shape: "port" });
