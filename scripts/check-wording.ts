import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findDialect } from "./wording/find-dialect.ts";

const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.md"];
const files = execFileSync("git", args, { encoding: "utf8" }).trim().split("\n");
// Lists the words.
const exempt = /^CONTRIBUTING\.md$/;
const findings = files
  .filter((file) => !exempt.test(file))
  .flatMap((file) => findDialect(file, readFileSync(file, "utf8")));
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
