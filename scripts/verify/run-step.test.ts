import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import { runStep, type Step } from "./run-step.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "run-step-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test("a program that exits with 0 passes, with its output", async () => {
  const result = await runStep(program("console.log('out'); console.error('err')"));
  expect(result).toMatchObject({ isGood: true, output: "out\nerr\n", counts: undefined });
});

test("a program that exits with another code fails", async () => {
  expect((await runStep(program("process.exit(3)"))).isGood).toBe(false);
});

test("a killed program fails", async () => {
  expect((await runStep(program("process.kill(process.pid, 'SIGKILL')"))).isGood).toBe(false);
});

test("a program that doesn't exist fails with a message", async () => {
  const result = await runStep({ name: "x", command: ["no-such-program"] });
  expect(result.isGood).toBe(false);
  expect(result.output).toContain("no-such-program");
});

test("counts tests from the report of the step", async () => {
  const result = await runStep(reporting({ passed: 5, failed: 0, leaveWith: 0 }));
  expect(result).toMatchObject({ isGood: true, counts: { passed: 5, failed: 0 } });
});

test("a run that fails without a failed test counts as one failure", async () => {
  const result = await runStep(reporting({ passed: 5, failed: 0, leaveWith: 1 }));
  expect(result).toMatchObject({ isGood: false, counts: { passed: 5, failed: 1 } });
});

test("a failed test fails the step, whatever the exit code", async () => {
  const result = await runStep(reporting({ passed: 5, failed: 2, leaveWith: 0 }));
  expect(result).toMatchObject({ isGood: false, counts: { passed: 5, failed: 2 } });
});

test("the report of an earlier run is not counted", async () => {
  const file = join(folder, "old.json");
  await writeFile(file, JSON.stringify(vitestReport(9, 0)));
  const step = { ...program("process.exit(1)"), report: { file, read: readVitestReport } };
  expect((await runStep(step)).counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test("a journey that passes on retry counts as passed and is listed as retried", async () => {
  const file = join(folder, "journeys.json");
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const specs = [
    journey("a guest orders", "flaky", []),
    journey("a customer orders", "unexpected", [{ message: "Expected 2, received 1" }]),
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  await writeFile(file, JSON.stringify({ stats, suites }));
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    retried: ["[phone] cart.test.ts › a guest orders"],
    failures: [
      { name: "[phone] cart.test.ts › a customer orders", message: "Expected 2, received 1" },
    ],
  });
});

test("failed tests and files that can't be loaded are listed with their message", async () => {
  const file = join(folder, "failed.json");
  const failed = toResult("adds up", "failed", ["expected 1"]);
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "", assertionResults: [failed] },
    { name: "b.test.ts", status: "failed", message: "no such file", assertionResults: [] },
  ];
  await writeFile(file, JSON.stringify({ ...vitestReport(0, 1), testResults }));
  expect((await readVitestReport(file)).failures).toEqual([
    { name: "a.test.ts › adds up", message: "expected 1" },
    { name: "b.test.ts", message: "no such file" },
  ]);
});

test("a test left to the full run doesn't count as skipped", async () => {
  const file = join(folder, "tags.json");
  const assertionResults = [
    toResult("all sizes", "skipped", [], ["full"]),
    toResult("as root", "skipped"),
    toResult("adds up", "passed"),
  ];
  const testResults = [{ name: "a.test.ts", status: "passed", message: "", assertionResults }];
  await writeFile(file, JSON.stringify({ ...vitestReport(1, 0), testResults }));
  expect(await readVitestReport(file)).toMatchObject({ passed: 1, skipped: 1 });
});

function toResult(
  fullName: string,
  status: string,
  failureMessages: readonly string[] = [],
  tags: readonly string[] = [],
): object {
  return { fullName, status, failureMessages, tags };
}

function journey(title: string, status: string, errors: readonly object[]): object {
  return {
    title,
    file: "cart.test.ts",
    tests: [{ status, projectName: "phone", results: [{ errors }] }],
  };
}

function program(code: string): Step {
  return { name: "x", command: [process.execPath, "--eval", code] };
}

function reporting(run: { passed: number; failed: number; leaveWith: number }): Step {
  const file = join(folder, "report.json");
  const report = JSON.stringify(JSON.stringify(vitestReport(run.passed, run.failed)));
  const code = `fs.writeFileSync(${JSON.stringify(file)}, ${report}); process.exit(${run.leaveWith})`;
  return { ...program(code), report: { file, read: readVitestReport } };
}

function vitestReport(passed: number, failed: number): Record<string, unknown> {
  return { numPassedTests: passed, numFailedTests: failed, testResults: [] };
}
