import { join } from "node:path";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import type { Step } from "./run-step.ts";
import type { TestScope } from "./test-scope.ts";

/** What `npm run check` does: everything that needs neither a database nor a browser. */
export const checkSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "doc references", command: ["node", "tools/check-doc-references.ts"] },
  { name: "spec coverage", command: ["node", "tools/check-spec-coverage.ts"] },
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["oxlint"] },
  { name: "dead code", command: ["knip", "--no-progress"] },
  vitest("unit tests", "unit"),
];

/** Makes `dist/`, which the journeys run against. */
export const buildStep: Step = { name: "build", command: ["node", "tools/build.ts"] };

/** The prerendered pages under the Nu HTML checker. */
export const markupStep: Step = {
  name: "markup",
  needs: [buildStep.name],
  command: ["node", "tools/check-markup.ts"],
};

/** What a prerendered page says and links to, read from its file. */
export const prerenderedStep: Step = {
  ...vitest("prerendered pages", "prerendered"),
  needs: [buildStep.name],
};

/** The native app's bundle, which the journeys open too, and the projects around it. */
export const nativeStep: Step = {
  name: "native app",
  needs: [buildStep.name],
  command: ["node", "tools/check-native.ts"],
};

/** Pages in a browser with a fake API: forms, errors, empty lists, messages and dialogs. */
export const componentTestsStep: Step = vitest("component tests", "components");

/** Services and HTTP on a real database. */
export function serverTestsStep(scope: TestScope): Step {
  return {
    ...vitest("database and HTTP tests", "server"),
    needs: [buildStep.name],
    env: { TEST_SCOPE: scope },
  };
}

/** The journeys in all engines. The playwright configuration reads which of them belong to `scope`. */
export function journeysStep(browser: string, scope: TestScope): Step {
  const file = reportFile("journeys");
  return {
    name: "browser journeys",
    needs: [buildStep.name],
    isAlone: true,
    command: ["playwright", "test", "--reporter=dot,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_SCOPE: scope },
    report: { file, read: readPlaywrightReport },
  };
}

function vitest(name: string, project: string): Step {
  const file = reportFile(project);
  return {
    name,
    command: [
      ...(["vitest", "run", `--project=${project}`] as const),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitestReport },
  };
}

function reportFile(name: string): string {
  return join(import.meta.dirname, `../../.cache/test-reports/${name}.json`);
}
