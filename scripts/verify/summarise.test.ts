import { expect, test } from "vitest";
import type { StepResult } from "./run-step.ts";
import { summarise } from "./summarise.ts";
import { emptyCounts } from "./test-counts.ts";

const good: StepResult = { name: "x", isGood: true, seconds: 1, output: "", counts: undefined };

test("prints the sum of all runs on a single line if everything passed", () => {
  const runs = [
    { ...good, counts: { ...emptyCounts, passed: 3 } },
    { ...good, counts: { ...emptyCounts, passed: 4 } },
    good,
  ];
  expect(summarise(runs)).toEqual({ lines: ["7 passed, 0 failed"], exitCode: 0 });
});

test("a failed step without tests counts as one failure", () => {
  const { lines, exitCode } = summarise([{ ...good, name: "lint", isGood: false }]);
  expect(lines).toEqual(["Failed steps: lint", "0 passed, 1 failed"]);
  expect(exitCode).toBe(1);
});

test("failed tests set exit code 1 and are counted once", () => {
  const run = { ...good, isGood: false, counts: { ...emptyCounts, passed: 3, failed: 2 } };
  expect(summarise([run]).lines.at(-1)).toBe("3 passed, 2 failed");
  expect(summarise([run]).exitCode).toBe(1);
});

test("failed tests are listed before the last line", () => {
  const failures = [{ name: "a.test.ts › x", message: "expected 1" }];
  const run = { ...good, isGood: false, counts: { ...emptyCounts, failed: 1, failures } };
  expect(summarise([run]).lines).toEqual([
    "Failed steps: x",
    "Failed: a.test.ts › x",
    "0 passed, 1 failed",
  ]);
});

test("skipped tests are counted before the last line", () => {
  const run = { ...good, counts: { ...emptyCounts, passed: 3, skipped: 2 } };
  expect(summarise([run]).lines).toEqual(["2 skipped", "3 passed, 0 failed"]);
});

test("a retried test is listed", () => {
  const run = { ...good, counts: { ...emptyCounts, passed: 3, retried: ["a"] } };
  expect(summarise([run]).lines).toEqual(["Passed at its second try: a", "3 passed, 0 failed"]);
});
