import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("fails a step without running it if a step that it needs failed", async () => {
  const [, skipped] = await runSteps([
    { name: "build", command: ["node", "-e", "process.exit(1)"] },
    { ...step("journeys"), needs: ["build"] },
  ]);
  expect(skipped).toMatchObject({ isGood: false, output: "Not run, because 'build' failed." });
});

test("runs steps in parallel, but an isAlone step after those before it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-steps-"));
  const lastEnds = JSON.stringify(join(folder, "last"));
  const results = await runSteps([
    run(
      "slow",
      `setInterval(() => existsSync(${lastEnds}) && setTimeout(process.exit, 1_000), 50)`,
    ),
    step("fast"),
    { ...step("alone"), isAlone: true },
    run("last", `writeFileSync(${lastEnds}, "")`),
  ]);
  await rm(folder, { recursive: true });
  expect(results.map(({ name }) => name).slice(0, 2)).toEqual(["fast", "last"]);
  expect(results.map(({ name }) => name).slice(2)).toEqual(["slow", "alone"]);
});

test("throws for a step that needs a missing step", async () => {
  await expect(runSteps([{ ...step("x"), needs: ["y"] }])).rejects.toThrow(
    "Nothing provides what 'x' needs",
  );
});

test("an interrupted run stops the processes of its steps and exits with 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-steps-"));
  const [started, ended] = [join(folder, "started"), join(folder, "ended")];
  const grandchild = `
    const { writeFileSync } = require("node:fs");
    process.on("SIGINT", () => (writeFileSync("${ended}", ""), process.exit()));
    setInterval(() => {}, 1_000);
    writeFileSync("${started}", "");`;
  const child = `
    require("node:child_process").spawn("node", ["-e", ${JSON.stringify(grandchild)}]);
    setInterval(() => {}, 1_000);`;
  const program = `
    const { runSteps } = await import("${import.meta.resolve("./run-steps.ts")}");
    await runSteps([{ name: "long", command: ["node", "-e", ${JSON.stringify(child)}] }]);`;
  const running = spawn("node", ["--input-type=module", "-e", program], { stdio: "ignore" });
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 25_000 });
  running.kill("SIGTERM");
  expect(await once(running, "close")).toEqual([1, null]);
  await vi.waitFor(() => expect(existsSync(ended)).toBe(true), { timeout: 25_000 });
  await rm(folder, { recursive: true });
}, 60_000);

function step(name: string): Step {
  return run(name, "");
}

function run(name: string, code: string): Step {
  const imports = 'const { existsSync, writeFileSync } = require("node:fs");';
  return { name, command: ["node", "-e", imports + code] };
}
