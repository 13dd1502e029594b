import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { compareLists } from "./compare-lists.ts";
import { findBrokenReferences } from "./find-broken-references.ts";

const root = join(import.meta.dirname, "..");
const notOurs = /^(?:node_modules|dist|data|\.git|\.cache|\.tanstack|test-results|screenshots)$/;
const names = z.record(z.string(), z.string());

const manifest = z
  .object({
    scripts: names,
    dependencies: names,
    devDependencies: names,
    optionalDependencies: names,
  })
  .parse(JSON.parse(read("package.json")));

const files = globSync(["**/*", ".*", ".ci/*"], {
  cwd: root,
  exclude: (name) => notOurs.test(name),
});
const documents = files.filter((file) => file.endsWith(".md"));
const inventory = { files, scripts: Object.keys(manifest.scripts) };
const errors = [
  ...documents.flatMap((file) => findBrokenReferences(file, read(file), inventory)),
  ...compareDependencies(),
  ...compareSettings(),
];

for (const error of errors) console.error(error);
console.log(`${documents.length} documents, ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;

function compareDependencies(): string[] {
  const document = "docs/decisions/0003-dependencies.md";
  const rows = read(document).matchAll(/^\|([^|]+)\|/gm);
  return compareLists({
    document,
    documented: [...rows].flatMap(([, cell = ""]) => findAll(cell, /`([^`]+)`/g)),
    source: "package.json",
    real: Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    }),
  });
}

function compareSettings(): string[] {
  return compareLists({
    document: ".env.example",
    documented: findAll(read(".env.example"), /^# ([A-Z_\d]+)=/gm),
    source: "server/config.ts",
    real: findAll(readSettings(), /^ {2}([A-Z_\d]+):/gm),
  });
}

/** Of the one place that reads them, with its parts. */
function readSettings(): string {
  const parts = readdirSync(join(root, "server", "config")).map((name) => `server/config/${name}`);
  return ["server/config.ts", ...parts].map(read).join("\n");
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
