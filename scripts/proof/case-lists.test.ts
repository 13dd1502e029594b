import { expect, test, vi } from "vitest";
import { listFaultCases } from "../faults/list-cases.ts";
import { toZ } from "../security/compare-times.ts";
import { listSecurityCases } from "../security/list-cases.ts";
import { NotApplicable, type ProofCase } from "./proof-case.ts";
import { runCases, countVerdicts } from "./run-cases.ts";
import { findLinkedProofs, noLinkedTests } from "./run-linked-tests.ts";

function number(letter: string, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);
}

test("every security case is driven, once", () => {
  const ids = listSecurityCases().map(({ id }) => id);
  expect(ids).toEqual([...number("S", 1, 76), "fuzz", "sqlmap", "wapiti"]);
});

test("every reliability case is driven, once", () => {
  // The others were given up or merged into these before.
  const withdrawn = new Set(["R3", "R9", "R10", "R19", "R24", "R26", "R27"]);
  const expected = number("R", 1, 34).filter((id) => !withdrawn.has(id));
  expect(listFaultCases().map(({ id }) => id)).toEqual(expected);
});

test("every rule that a case names has a test that needs no browser, and every case tries something", () => {
  const tested = new Set(findLinkedProofs().flatMap(({ rules }) => rules));
  const cases = [...listSecurityCases(), ...listFaultCases()];
  for (const { id, rules = [], journeys = [], attack } of cases) {
    expect({ id, untested: rules.filter((rule) => !tested.has(rule)) }).toEqual({
      id,
      untested: [],
    });
    const isTried = rules.length + journeys.length > 0 || attack !== undefined;
    expect({ id, isTried }).toEqual({ id, isTried: true });
  }
});

test("the table tells held, not applicable and not held, and a case that isn't held fails", async () => {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  const cases: readonly ProofCase<string>[] = [
    { id: "A1", title: "Holds", attack: async (target) => `saw ${target}` },
    {
      id: "A2",
      title: "Has no meaning",
      attack: () => Promise.reject(new NotApplicable("no disk")),
    },
    { id: "A3", title: "Fails", attack: () => Promise.reject(new Error("401 | 200")) },
    { id: "A4", title: "Tries nothing" },
  ];
  const verdicts = await runCases(cases, "a shop", noLinkedTests);
  expect(verdicts.map(({ id, outcome, evidence }) => [id, outcome, evidence])).toEqual([
    ["A1", "held", "saw a shop"],
    ["A2", "not applicable", "no disk"],
    ["A3", "not", "401 | 200"],
    ["A4", "not", "nothing was tried"],
  ]);
  expect(printed).toHaveBeenCalledWith("| A3   | not            | Fails | 401 \\| 200 |");
  expect(countVerdicts(verdicts, "run")).toBe(1);
  expect(countVerdicts(verdicts.slice(0, 2), "run")).toBe(0);
  expect(countVerdicts([], "run")).toBe(1);
});

test("paired times that differ by chance have a small z, shifted ones a large one", () => {
  const noise = Array.from({ length: 200 }, (_, index) => Math.sin(index * 7) * 50);
  expect(Math.abs(toZ(noise))).toBeLessThan(2);
  expect(toZ(noise.map((value) => value + 30))).toBeGreaterThan(3.3);
  expect(toZ([0, 0])).toBe(0);
});
