import { parseArgs } from "node:util";
import { runCases, countVerdicts } from "./proof/run-cases.ts";
import { noLinkedTests, runLinkedTests } from "./proof/run-linked-tests.ts";
import { listSecurityCases } from "./security/list-cases.ts";
import { openSecurityTarget } from "./security/target.ts";

// npm run test:security [-- S41 S42 fuzz … --attacks-only]: attacks the build behind an https
// proxy and prints a table: case | held, not or not applicable | title | evidence. Needs a build, and
// Debian's caddy, wapiti and sqlmap.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "attacks-only": { type: "boolean", default: false } },
});
const cases = listSecurityCases().filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
const linked = values["attacks-only"] ? noLinkedTests : await runLinkedTests(cases);
const target = await openSecurityTarget();
try {
  process.exitCode = countVerdicts(await runCases(cases, target, linked), "test:security");
} finally {
  await target.close();
}
