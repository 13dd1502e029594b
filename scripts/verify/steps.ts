import { join } from "node:path";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import type { Step } from "./run-step.ts";
import type { TestScope } from "./test-scope.ts";

/** Compiler and linter are Go programs; a larger heap takes a fifth less time. */
const fewCollections = { GOGC: "400" };

/** Steps of `npm run check`: everything that needs neither a database nor a browser. */
export const checkSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "doc references", command: ["node", "scripts/check-doc-references.ts"] },
  { name: "product rules", command: ["node", "scripts/check-product-rules.ts"] },
  { name: "wording", command: ["node", "scripts/check-wording.ts"] },
  { name: "export names", command: ["node", "scripts/check-export-names.ts"] },
  // Several checkers would check shared types once each: twice the work.
  { name: "types", command: ["tsc", "-b", "--checkers", "1"], env: fewCollections },
  { name: "lint", command: ["oxlint"], env: fewCollections },
  { name: "dead code", command: ["knip", "--no-progress"] },
  {
    name: "code only tests use",
    command: [
      "knip",
      "--production",
      "--no-progress",
      "--include",
      "files,exports,types,dependencies",
    ],
  },
  vitest("unit tests", "unit"),
];

/** Creates `dist/`, which the journeys run against. */
export const buildStep: Step = { name: "build", command: ["node", "scripts/build.ts"] };

/** Validates the prerendered pages with the Nu HTML checker. */
export const markupStep: Step = {
  name: "markup",
  needs: [buildStep.name],
  command: ["node", "scripts/check-markup.ts"],
};

/** Tests content and links of the prerendered pages, read from their files. */
export const prerenderedStep: Step = {
  ...vitest("prerendered pages", "prerendered"),
  needs: [buildStep.name],
};

/**
 * Checks the native app's bundle, which the journeys open too, and its projects. The full run installs
 * the package of `native/` and creates the projects' content.
 */
export function nativeStep(scope: TestScope): Step {
  return {
    name: "native app",
    needs: [buildStep.name],
    command: ["node", "scripts/check-native.ts", ...(scope === "full" ? ["--install"] : [])],
  };
}

/** Types and tests of the package that makes the films and images. */
export const studioStep: Step = {
  name: "studio",
  command: ["npm", "run", "check", "--prefix", "studio"],
};

/** Tests pages in a browser with a fake API: forms, errors, empty lists, messages and dialogs. */
export const componentTestsStep: Step = vitest("component tests", "components");

/** Tests services and HTTP with a real database. */
export const serverTestsStep: Step = {
  ...vitest("database and HTTP tests", "server"),
  needs: [buildStep.name],
};

/** Runs the journeys in all engines. The Playwright configuration selects those of TEST_SCOPE. */
export function journeysStep(browser: string): Step {
  const file = reportFile("journeys");
  return {
    name: "browser journeys",
    needs: [buildStep.name],
    isAlone: true,
    command: ["playwright", "test", "--reporter=dot,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
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
