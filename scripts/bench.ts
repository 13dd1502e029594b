import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listDescendants } from "../e2e/support/process-tree.ts";
import { CleanUp } from "./bench/clean-up.ts";
import { formatComparison } from "./bench/compare-results.ts";
import { resultsSchema, type BenchResults } from "./bench/figure.ts";
import { formatJson, formatResults } from "./bench/format-results.ts";
import { benchUsage, readBenchArguments, type BenchArguments } from "./bench/read-arguments.ts";
import { listFigureIds, runBench } from "./bench/run-bench.ts";
import { targets } from "./bench/targets.data.ts";
import { ensureBuild } from "./ensure-build.ts";

// npm run bench: measures what the shop does on this machine, in CPU time: docs/operations/growth.md. Linux only.

const root = join(import.meta.dirname, "..");
const maxStopMs = 10_000;
const cleanUp = new CleanUp();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => cleanUp.stop(new Error(`Stopped by ${signal}`)));
}
// The run notices the signal within moments; what doesn't is ended under it.
const stopped = once(cleanUp.signal, "abort").then(() => delay(maxStopMs));
let code = 1;
try {
  await Promise.race([run(), stopped]);
  code = cleanUp.signal.aborted ? 1 : 0;
} catch (error) {
  const reason: unknown = cleanUp.signal.aborted ? cleanUp.signal.reason : error;
  console.error(reason instanceof Error ? reason.message : reason);
}
await cleanUp.run();
for (const pid of listDescendants(process.pid)) process.kill(pid, "SIGKILL");
process.exit(code);

async function run(): Promise<void> {
  if (process.argv.includes("--help")) return console.log(benchUsage);
  const asked = readBenchArguments(process.argv.slice(2), listFigureIds());
  const { compare } = asked;
  // A missing file is better noticed before the run.
  const before = compare && (await readResults(compare.before));
  const after =
    compare?.after === undefined ? await measure(asked) : await readResults(compare.after);
  if (before) console.log(`\n${formatComparison(before, after)}`);
}

async function measure(asked: BenchArguments): Promise<BenchResults> {
  if (process.platform !== "linux") throw new Error("Processor times are read from Linux's /proc");
  if (asked.mayBuild && (await ensureBuild(root)) !== "current")
    throw new Error("There is no build");
  const results = await runBench(asked, cleanUp);
  const folder = resolve(root, asked.out);
  const text = formatResults(results, targets);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "results.json"), formatJson(results));
  await writeFile(join(folder, "RESULTS.md"), text);
  console.log(`\n${text}\nWritten to ${asked.out}`);
  return results;
}

async function readResults(file: string): Promise<BenchResults> {
  return resultsSchema.parse(JSON.parse(await readFile(file, "utf8")));
}
