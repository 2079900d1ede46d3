// API types from what the server says of itself, without running it.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const program = [
  "import json, sys",
  "from etalage.server.app import openapi_document",
  "json.dump(openapi_document(), sys.stdout)",
].join("\n");
const schema = JSON.parse(execFileSync(python, ["-c", program], { encoding: "utf8", maxBuffer: 1 << 24 }));
writeFileSync("src/api/schema.d.ts", astToString(await openapi(schema)));
