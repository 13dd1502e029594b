import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SourceFile } from "./find-rule-errors.ts";
import { readRules, type ProductRule } from "./read-rules.ts";

const root = join(import.meta.dirname, "../..");

/** Reads the rules of `docs/product`, and every file that may link to one. */
export function readRepository(): {
  readonly rules: readonly ProductRule[];
  readonly files: readonly SourceFile[];
} {
  const documents = readFiles("docs/product/*.md");
  return {
    rules: documents.flatMap(({ path, text }) => readRules(basename(path), text)),
    files: readFiles(
      "{domain,catalogue,packages,server,web,e2e,scripts}/**/*.{ts,tsx}",
      "docs/**/*.md",
      "*.md",
    ),
  };
}

function readFiles(...patterns: readonly string[]): readonly SourceFile[] {
  return globSync(patterns, { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
