import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const layers = readFileSync(new URL("src/styles/layers.css", import.meta.url), "utf8");

/** The styles of components are in the layer `parts`. Each says the order of the layers, for any chunk may be the first that is loaded. */
const intoLayer = { name: "into-layer", style: ({ content }) => ({ code: `${layers}@layer parts {${content}}` }) };

export default {
  preprocess: [vitePreprocess(), intoLayer],
  compilerOptions: { runes: true },
};
