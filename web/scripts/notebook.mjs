// The cards as notebooks show them, drawn by the page's own code.
import { writeFileSync } from "node:fs";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: "custom", logLevel: "warn" });
const { lines } = await vite.ssrLoadModule("/src/art/notebook.ts");
writeFileSync("../src/etalage/notebook/cards.svg", `${lines().join("\n")}\n`);
await vite.close();
