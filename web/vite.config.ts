import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.ts";
import { rules } from "./scripts/rules.ts";

const version = readFileSync("../src/etalage/version.py", "utf8");

export default defineConfig({
  plugins: [svelte(), catalogues("../src/etalage/locale"), rules("../src/etalage/locale")],
  define: { __VERSION__: JSON.stringify(/^__version__ = "(.+)"$/m.exec(version)?.[1]) },
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/etalage/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy admits no data: but for images
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: process.env.ETALAGE_API ?? "http://127.0.0.1:8484", changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"], environment: "./scripts/environment.ts", server: { deps: { inline: [/svelte/] } } },
});
