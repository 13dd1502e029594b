import { join } from "node:path";
import type { Step } from "./run-step.ts";
import { readPlaywrightCounts, readVitestCounts } from "./test-counts.ts";

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
export const markupStep: Step = { name: "markup", command: ["node", "tools/check-markup.ts"] };

/** What a prerendered page says and links to, read from its file. */
export const prerenderedStep: Step = vitest("prerendered pages", "prerendered");

/** The native app's bundle, which the journeys open too, and the projects around it. */
export const nativeStep: Step = { name: "native app", command: ["node", "tools/check-native.ts"] };

/** Services and HTTP on a real database. */
export const serverTestsStep: Step = vitest("database and HTTP tests", "server");

/** What the gate drives: states on a phone; `npm run test:e2e` looks at all of them on a desktop too. */
const projects = ["phone", "desktop", "pages-phone", "pages-desktop", "states-phone"];

/** The journeys, in the browser with that path. */
export function journeysStep(browser: string): Step {
  const file = reportFile("journeys");
  return {
    name: "browser journeys",
    command: [
      ...(["playwright", "test", "--reporter=dot,json", "--grep-invert=@more"] as const),
      ...projects.map((project) => `--project=${project}`),
    ],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywrightCounts },
  };
}

/** The main job in the engines that are installed; its tests are skipped in the others. */
export function enginesStep(): Step {
  const file = reportFile("engines");
  return {
    name: "journeys in Firefox and WebKit",
    command: [
      ...(["playwright", "test", "--reporter=dot,json"] as const),
      ...["firefox-phone", "firefox-desktop", "webkit-phone", "webkit-desktop"].map(
        (project) => `--project=${project}`,
      ),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywrightCounts },
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
    report: { file, read: readVitestCounts },
  };
}

function reportFile(name: string): string {
  return join(import.meta.dirname, `../../.cache/test-reports/${name}.json`);
}
