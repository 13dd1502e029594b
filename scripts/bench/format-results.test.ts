import { expect, it } from "vitest";
import { checkTargets } from "./check-target.ts";
import { resultsSchema } from "./figure.ts";
import { formatJson, formatNumber, formatResults } from "./format-results.ts";
import { targets } from "./targets.data.ts";
import { makeFigure, makeResults } from "./testing/make-results.ts";

const node = { server: 0.2, database: 0.3 };
const requests = { server: 1, database: 0.5, rate: 500, p50: 2, p95: 3, count: 100 };

it.each([
  ["list", [1.9, 2, 2.1], undefined, ["≤ 2 ms: met"]],
  ["list", [2.1], undefined, ["≤ 2 ms: **not met**"]],
  ["order", [1], { database: 0.3, rate: 900 }, ["≥ 0.5 × pgbench's rate: met"]],
  ["order", [1], { database: 0.3, rate: 1_100 }, ["≥ 0.5 × pgbench's rate: **not met**"]],
  ["order", [1], undefined, []],
  ["other", [1], undefined, []],
])("checks the targets of %s at %j", (id, values, pgbench, texts) => {
  const figure = makeFigure({ id, values, requests, ...(pgbench && { pgbench }) });
  const rate = targets.find(({ value }) => value?.unit.includes("pgbench"));
  const tried = [
    { id: "list", max: 2, products: [1_000] },
    { ...rate, id: "order" },
  ];
  expect(checkTargets(figure, tried)).toEqual(texts);
});

it("writes a table for each size, with the machine", () => {
  const figures = [
    makeFigure({ title: "one list", values: [1, 1.25], requests, timesBare: 2.345, node }),
    makeFigure({ title: "one list", products: 100_000 }),
  ];
  const text = formatResults(makeResults(figures, { loadPerCore: 3 }), []);
  expect(text).toContain("2026-11-23, commit abcdef01. 2 × Processor, 8 GB, Linux,");
  expect(text).toContain("**The machine was busy** (load per core 3.0 before the run)");
  expect(text.match(/^## .*$/gm)).toEqual(["## 1,000 products", "## 100,000 products"]);
  expect(text).toMatch(
    /one list \| 1\.13 ms \| 0\.25 +\| 1 \+ 0\.5 +\| 500 +\| 2 \/ 3 +\| 2\.35 +\| 3 /,
  );
});

it("writes JSON that can be read again, with each list of numbers on one line", () => {
  const values = [1.234_567_8, 123_456, 0];
  const text = formatJson(makeResults([makeFigure({ values, requests })]));
  expect(text).toContain(`"values": [1.2346, 123456, 0]`);
  const read = resultsSchema.parse(JSON.parse(text));
  expect(read.figures).toEqual([makeFigure({ values: [1.234_6, 123_456, 0], requests })]);
});

it.each([
  [0.012_345, "0.0123"],
  [1.234_5, "1.23"],
  [12_345, "12,300"],
])("writes %f as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
