// Beside each file of the page its compressed forms, so that the server only has to send them.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = process.argv[2] ?? "../src/etalage/server/page";
const COMPRESSIBLE = /\.(html|js|css|svg|webmanifest)$/;

for (const name of readdirSync(PAGE, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const data = readFileSync(`${PAGE}/${name}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${PAGE}/${name}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${PAGE}/${name}.gz`, gzipSync(data, { level: 9 }));
}
