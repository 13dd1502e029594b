import { ensureBrowser } from "./find-browser.ts";
import { ensureEngines } from "./find-engines.ts";
import { printStep } from "./gate/print-step.ts";
import { runSideBySide } from "./gate/run-side-by-side.ts";
import { runStep, type Step, type StepResult } from "./gate/run-step.ts";
import {
  buildStep,
  checkSteps,
  enginesStep,
  journeysStep,
  markupStep,
  nativeStep,
  prerenderedStep,
  serverTestsStep,
} from "./gate/steps.ts";
import { summarise } from "./gate/summarise.ts";

const results = [...(await runSideBySide(checkSteps)), await runAlone(buildStep)];
const isBuilt = results.every((result) => result.name !== buildStep.name || result.isGood);
for (const step of [prerenderedStep, markupStep, nativeStep, serverTestsStep])
  results.push(await runAlone(step));
results.push(await runJourneys("browser journeys", () => journeysStep(ensureBrowser())));
// An engine that can't be installed is no failure, but it is said, and its tests count as skipped.
for (const line of ensureEngines()) console.log(line);
results.push(await runJourneys("journeys in Firefox and WebKit", enginesStep));

const { lines, exitCode } = summarise(results);
console.log(`\n${lines.join("\n")}`);
process.exitCode = exitCode;

async function runAlone(step: Step): Promise<StepResult> {
  const result = await runStep(step);
  printStep(result);
  return result;
}

/** Without a build or a browser the journeys fail; they are never left out in silence. */
async function runJourneys(name: string, makeStep: () => Step): Promise<StepResult> {
  try {
    if (!isBuilt) throw new Error("Not run, because the build failed.");
    return await runAlone(makeStep());
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const result = { name, isGood: false, seconds: 0, output, counts: undefined };
    printStep(result);
    return result;
  }
}
