import { ensureBrowser } from "./find-browser.ts";
import { ensureEngines } from "./find-engines.ts";
import {
  isEmbeddedPostgresVerified,
  noteEmbeddedPostgresVerified,
} from "./testing/embedded-postgres-sources.ts";
import { keepFilesInMemory } from "./testing/keep-files-in-memory.ts";
import { requireTestTools } from "./verify/require-test-tools.ts";
import type { Step } from "./verify/run-step.ts";
import { runSteps } from "./verify/run-steps.ts";
import {
  buildStep,
  componentTestsStep,
  checkSteps,
  journeysStep,
  markupStep,
  nativeStep,
  prerenderedStep,
  serverTestsStep,
  studioStep,
} from "./verify/steps.ts";
import { summarise } from "./verify/summarise.ts";
import type { TestScope } from "./verify/test-scope.ts";

requireTestTools();
const scope: TestScope = process.argv.includes("--full") ? "full" : "daily";
// The steps inherit it.
process.env["TEST_SCOPE"] = scope;
keepFilesInMemory();

// An engine that can't be installed isn't a failure, but its journeys count as skipped.
for (const line of ensureEngines()) console.log(line);
if (scope === "daily" && isEmbeddedPostgresVerified()) {
  console.log(
    "The embedded database is as npm run test:full passed with it; its tests are left out",
  );
}
const results = await runSteps([
  buildStep,
  // The longest ones that run beside others.
  componentTestsStep,
  serverTestsStep,
  ...checkSteps,
  prerenderedStep,
  markupStep,
  nativeStep(scope),
  ...(scope === "full" ? [studioStep] : []),
  prepareJourneys(),
]);
const { lines, exitCode } = summarise(results);
if (scope === "full" && exitCode === 0) noteEmbeddedPostgresVerified();
console.log(`\n${lines.join("\n")}`);
process.exitCode = exitCode;

/** Without Chromium, the journeys fail with a message about what to install. */
function prepareJourneys(): Step {
  try {
    return journeysStep(ensureBrowser());
  } catch (error) {
    const advice = error instanceof Error ? error.message : String(error);
    return {
      name: "browser journeys",
      command: ["node", "-e", "throw new Error(process.argv[1])", advice],
    };
  }
}
