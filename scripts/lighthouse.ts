import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { getProductPath } from "#domain/product-path.ts";
import { partSamples } from "../e2e/support/part-routes.ts";
import { specifiedRoutes } from "../e2e/support/specified-routes.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { ensureBrowser } from "./find-browser.ts";
import { findMissed, getMedianRun, readRun, type LighthouseRun } from "./lighthouse/judge-runs.ts";

// Measures the public pages with Lighthouse in a shop of its own, which it starts and ends, and fails if a
// median misses its target: npm run lighthouse -- --only /shop --form mobile --runs 5. It needs a build.
// The mobile form slows the CPU four times. On a machine that is slower than a desktop, --cpu sets another
// factor: the machine's index divided by the factor is the phone's, 1,000 in the middle, 264 for a cheap one.

// Not a dependency: 176 MB for a command that few run (docs/decisions/0041-page-weight.md).
const lighthouse = "lighthouse@13.5.0";
const forms = ["mobile", "desktop"] as const;
const maxReportBytes = 50_000_000;
/** A run takes 15 s, on a busy machine a minute. */
const timeoutMs = 180_000;

const run = promisify(execFile);
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", multiple: true },
    form: { type: "string" },
    cpu: { type: "string", default: "4" },
  },
});
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs is no count: ${values.runs}`);
const askedForms = forms.filter((form) => values.form === undefined || values.form === form);
if (askedForms.length === 0) throw new Error(`--form is mobile or desktop, not ${values.form}`);

const browser = ensureBrowser();
const server = await startServer();
let missed = 0;
try {
  const paths = values.only ?? (await listPublicPaths());
  console.log("perf a11y best  seo    LCP    TBT    CLS  index  page");
  for (const path of paths) {
    for (const form of askedForms) {
      const runs: LighthouseRun[] = [];
      for (let place = 0; place < count; place += 1) runs.push(await measure(path, form));
      missed += report(`${path} ${form}`, getMedianRun(runs));
    }
  }
} finally {
  await server.stop();
}
console.log(missed === 0 ? "All targets are reached" : `${missed} pages miss a target`);
process.exitCode = missed === 0 ? 0 : 1;

/** Every specified page, one of each kind of part, the shop and the page of a product. */
async function listPublicPaths(): Promise<readonly string[]> {
  const answer = await fetch(`${server.url}/api/products?limit=1`);
  const { items }: { items: readonly { id: string; name: string }[] } = await answer.json();
  const products = items.map((product) => getProductPath(product));
  return [...specifiedRoutes.keys(), ...partSamples, "/shop", ...products];
}

async function measure(path: string, form: (typeof forms)[number]): Promise<LighthouseRun> {
  const { stdout } = await run(
    "npx",
    [
      "--yes",
      lighthouse,
      `${server.url}${path}`,
      "--quiet",
      "--output=json",
      // As root, as in a container, Chromium starts only without its sandbox.
      `--chrome-flags=--headless${process.getuid?.() === 0 ? " --no-sandbox" : ""}`,
      ...(form === "desktop"
        ? ["--preset=desktop"]
        : [`--throttling.cpuSlowdownMultiplier=${values.cpu}`]),
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: maxReportBytes,
      timeout: timeoutMs,
    },
  );
  return readRun(stdout);
}

/** Prints a line and returns 1 if a target is missed. */
function report(name: string, figures: LighthouseRun): number {
  const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, benchmarkIndex } =
    figures;
  const names = findMissed(figures);
  const scores = [performance, accessibility, bestPractices, seo].map((score) =>
    String(score).padStart(4),
  );
  const times = [lcpMs, tbtMs].map((time) => String(time).padStart(6));
  const note = names.length === 0 ? "" : `  misses ${names.join(", ")}`;
  const others = [cls.toFixed(3), String(benchmarkIndex)].map((text) => text.padStart(6));
  console.log(`${[...scores, ...times, ...others].join(" ")}  ${name}${note}`);
  return names.length === 0 ? 0 : 1;
}
