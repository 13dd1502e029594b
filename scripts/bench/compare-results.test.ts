import { expect, it } from "vitest";
import { compareFigures, formatComparison } from "./compare-results.ts";
import type { Figure } from "./figure.ts";
import { makeFigure, makeResults } from "./testing/make-results.ts";

it.each([
  ["worse", [1, 1.1, 1.2], [1.5, 1.6, 1.7], "lower"],
  ["better", [1.5, 1.6, 1.7], [1, 1.1, 1.2], "lower"],
  ["same", [1, 1.1, 1.9], [1.5, 1.6, 1.7], "lower"],
  ["same", [100], [102], "lower"],
  ["worse", [100], [104], "lower"],
  ["better", [100], [104], "higher"],
] as const)("calls a change %s only beyond the spread: %j to %j", (verdict, old, now, better) => {
  const toFigure = (values: readonly number[]): Figure => makeFigure({ values, better });
  expect(compareFigures([toFigure(old)], [toFigure(now)])).toMatchObject([{ verdict }]);
});

it("compares only figures of both runs at the same size", () => {
  const before = [makeFigure({ id: "list" }), makeFigure({ id: "order", products: 1_000 })];
  const after = [makeFigure({ id: "order", products: 100_000 }), makeFigure({ id: "list" })];
  expect(compareFigures(before, after).map(({ figure }) => figure.id)).toEqual(["list"]);
});

it("prints ratios and what makes the runs differ", () => {
  const before = makeResults([makeFigure({ title: "list of 24", values: [2] })]);
  const after = makeResults([makeFigure({ title: "list of 24", values: [1] })], { isQuick: true });
  const text = formatComparison(before, after);
  expect(text).toContain("Not the same isQuick: false and true");
  expect(text).toMatch(/list of 24 +\| 1,000 +\| 2 ms +\| 1 ms +\| 0\.5 +\| better \|/);
  expect(text).toContain("0 of 1 figures got worse");
});
