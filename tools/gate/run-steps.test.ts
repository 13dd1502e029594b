import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "./run-step.ts";
import { runSteps } from "./run-steps.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("runs a step after those that it needs", async () => {
  const results = await runSteps([{ ...step("second"), needs: ["first"] }, step("first")]);
  expect(results.map(({ name }) => name)).toEqual(["first", "second"]);
});

test("fails a step whose need failed, without running it", async () => {
  const [, skipped] = await runSteps([
    { name: "build", command: ["node", "-e", "process.exit(1)"] },
    { ...step("journeys"), needs: ["build"] },
  ]);
  expect(skipped).toMatchObject({ isGood: false, output: "Not run, because 'build' failed." });
});

test("runs steps side by side, and one that is alone after those before it", async () => {
  const results = await runSteps([
    step("slow", 600),
    step("fast"),
    { ...step("alone"), isAlone: true },
    step("last"),
  ]);
  expect(results.map(({ name }) => name).slice(0, 2)).toEqual(["fast", "last"]);
  expect(results.map(({ name }) => name).slice(2)).toEqual(["slow", "alone"]);
});

test("refuses steps that need a step that isn't there", async () => {
  await expect(runSteps([{ ...step("x"), needs: ["y"] }])).rejects.toThrow(
    "Nothing provides what 'x' needs",
  );
});

function step(name: string, ms = 0): Step {
  return { name, command: ["node", "-e", `setTimeout(() => {}, ${ms})`] };
}
