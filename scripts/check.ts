import { performance } from "node:perf_hooks";
import { requireTestTools } from "./verify/require-test-tools.ts";
import { runSteps } from "./verify/run-steps.ts";
import { checkSteps } from "./verify/steps.ts";
import type { TestScope } from "./verify/test-scope.ts";

requireTestTools();
// The unit tests run as in `npm test`: with the full scope they take twice as long.
process.env["TEST_SCOPE"] ??= "daily" satisfies TestScope;
const results = await runSteps(checkSteps);
const failed = results.filter((result) => !result.isGood).map((result) => result.name);
console.log(
  `\n${failed.length === 0 ? "All good" : `Failed: ${failed.join(", ")}`} after ${(performance.now() / 1000).toFixed(1)} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
