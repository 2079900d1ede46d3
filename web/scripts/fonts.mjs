// The two typefaces, cut down to the letters of our five languages.
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const LATIN =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz{|}~\u00a0\u202f" +
  "ÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŸßàâäæçèéêëîïñôöùûüÿŒœÁÍÓÚáíóúÅåØøİı" +
  "¡¿«»‘’‚“”„–—…·•×±−→←↑↓€£¥©°★☆½²³§";
const HUNGARIAN = "ŐőŰű₽ĳ";
const FAMILIES = { fraunces: "400:700", "source-sans-3": "400:800" };
const OUT = "src/fonts";

mkdirSync(OUT, { recursive: true });
for (const [family, weights] of Object.entries(FAMILIES)) {
  const [min, max] = weights.split(":").map(Number);
  for (const [part, text] of Object.entries({ latin: LATIN, "latin-ext": HUNGARIAN })) {
    const source = `node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
    const target = `${OUT}/${family}-${part}.woff2`;
    if (isFresh(target)) continue;
    const options = { targetFormat: "woff2", variationAxes: { wght: { min, max } } };
    writeFileSync(target, await subsetFont(readFileSync(source), text, options));
  }
}

function isFresh(target) {
  const made = statSync(target, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs > statSync("scripts/fonts.mjs").mtimeMs;
}
