import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findBrokenReferences } from "./find-broken-references.ts";

const root = join(import.meta.dirname, "..");
const notOurs = /^(?:node_modules|dist|data|\.git|\.cache|\.tanstack|test-results|screenshots)$/;

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

const files = globSync(["**/*", ".ci/*"], { cwd: root, exclude: (name) => notOurs.test(name) });
const inventory = { files, scripts: Object.keys(manifest.scripts) };
const documents = files.filter((file) => file.endsWith(".md"));
const faults = documents.flatMap((file) =>
  findBrokenReferences(file, readFileSync(join(root, file), "utf8"), inventory),
);

for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents, ${faults.length} broken references`);
process.exitCode = faults.length === 0 ? 0 : 1;
