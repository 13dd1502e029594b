import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findCoverageErrors } from "./spec-coverage/find-coverage-faults.ts";

const root = join(import.meta.dirname, "..");

for (const table of ["docs/spec-coverage.md", "docs/company-coverage.md"]) {
  const faults = findCoverageErrors(readFileSync(join(root, table), "utf8"), (file) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  });
  for (const fault of faults) console.error(`${table}, ${fault}`);
  console.log(`${table}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
