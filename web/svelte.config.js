import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Where a component's styles stand among the layers that styles/tokens.css declares. */
const intoLayer = { name: "into-layer", style: ({ content }) => ({ code: `@layer parts {${content}}` }) };

export default {
  preprocess: [vitePreprocess(), intoLayer],
  compilerOptions: { runes: true },
};
