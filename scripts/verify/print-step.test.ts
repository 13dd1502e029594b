import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printStep } from "./print-step.ts";
import { emptyCounts } from "./test-counts.ts";

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const failed = { name: "unit", isGood: false, seconds: 1.25, logFile: ".cache/unit.log" };

test("a failed step prints its failed tests instead of all output", () => {
  const failures = [{ name: "a.test.ts › adds up", message: "expected 1\nat line 3" }];
  const counts = { ...emptyCounts, passed: 7, failed: 1, failures };
  printStep({ ...failed, output: "ok b.test.ts\n".repeat(500), counts });
  expect(printed.join("\n")).toBe(
    [
      "FAIL  unit                              1.3 s  7 passed, 1 failed",
      "\na.test.ts › adds up\n    expected 1\n    at line 3\n\nAll output: .cache/unit.log\n",
    ].join("\n"),
  );
});

test("a failed step without a failed test prints the end of its output", () => {
  const output = Array.from({ length: 300 }, (_, index) => `line ${index}`).join("\n");
  printStep({ ...failed, output, counts: undefined });
  const lines = printed.join("\n");
  expect(lines).toContain("line 299");
  expect(lines).not.toContain("line 199\n");
});
