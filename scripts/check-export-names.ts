import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findRepeatedExports } from "./export-names/find-repeated-exports.ts";

const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
const files = execFileSync("git", args, { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((path) => !path.endsWith(".gen.ts"));
const findings = findRepeatedExports(
  files.map((path) => ({ path, text: readFileSync(path, "utf8") })),
);
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} repeated names`);
process.exitCode = findings.length === 0 ? 0 : 1;
