import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, relative } from "node:path";
import { performance } from "node:perf_hooks";
import { addCounts, emptyCounts, type TestCounts } from "./test-counts.ts";

/** A command of `npm test` or `npm run check`. */
export type Step = {
  readonly name: string;
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that have to pass first. */
  readonly needs?: readonly string[];
  /** Uses both cores, so no other step runs in parallel. */
  readonly isAlone?: boolean;
  /** For steps that run tests: the report they write, and how to read it. */
  readonly report?: {
    readonly file: string;
    readonly read: (file: string) => Promise<TestCounts>;
  };
};

/** Result of a step. */
export type StepResult = {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
  /** Output on stdout and stderr. */
  readonly output: string;
  /** File with the output of a failed step, relative to the repository's root. */
  readonly logFile?: string;
  readonly counts: TestCounts | undefined;
};

const root = join(import.meta.dirname, "../..");

const running = new Set<ChildProcess>();
let isStopped = false;

/** Interrupts all running steps with their child processes, and starts no others. */
export async function stopSteps(): Promise<void> {
  isStopped = true;
  const ended = [...running].map((child) => once(child, "close"));
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGINT");
  await Promise.all(ended);
}

/** Runs a step in the repository's root; a program that can't start is a failed step. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  // Never count the report of an earlier run.
  if (step.report) await rm(step.report.file, { force: true });
  const { code, output } = await run(step);
  const counts = await countTests(step, code === 0);
  const isGood = code === 0 && (counts?.failed ?? 0) === 0;
  return {
    name: step.name,
    isGood,
    seconds: (performance.now() - startedAt) / 1000,
    output,
    counts,
    ...(!isGood && { logFile: await writeLog(step, output) }),
  };
}

async function writeLog({ name }: Step, output: string): Promise<string> {
  const file = join(root, ".cache/test-reports", `${name.replaceAll(" ", "-")}.log`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, output);
  return relative(root, file);
}

async function run({ command, env }: Step): Promise<{ code: number; output: string }> {
  if (isStopped) return { code: 1, output: "Not run, because the run was interrupted." };
  const [program, ...args] = command;
  const binaries = join(root, "node_modules/.bin");
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // In its own process group, which `stopSteps` interrupts as a whole.
    detached: true,
    env: { ...process.env, ...env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}` },
  });
  running.add(child);
  let output = "";
  const collect = (part: Buffer): void => {
    output += part.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A run that failed without a failed test (a file that can't be loaded) counts as one failure. */
async function countTests(step: Step, isGood: boolean): Promise<TestCounts | undefined> {
  if (!step.report) return undefined;
  const unexplained = { ...emptyCounts, failed: 1 };
  try {
    const counts = await step.report.read(step.report.file);
    return isGood || counts.failed > 0 ? counts : addCounts([counts, unexplained]);
  } catch {
    return unexplained;
  }
}
