import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findDialect, findDialectNames } from "./wording/find-dialect.ts";

const args = [
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
  "*.ts",
  "*.tsx",
  "*.css",
  "*.md",
];
const files = execFileSync("git", args, { encoding: "utf8" }).trim().split("\n");
// These list the words.
const exempt = /^CONTRIBUTING\.md$|^scripts\/wording\//;
const findings = files
  .filter((file) => !exempt.test(file) && existsSync(file))
  .flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return file.endsWith(".md")
      ? findDialect(file, source)
      : [...findDialect(file, source), ...findDialectNames(file, source)];
  });
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
