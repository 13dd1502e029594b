import { expect, test } from "vitest";
import { findMissed, getMedianRun, readRun } from "./judge-runs.ts";

function report(lcp: number, score: number | null = 1): string {
  return JSON.stringify({
    categories: {
      performance: { score },
      accessibility: { score: 1 },
      "best-practices": { score: 1 },
      seo: { score: 1 },
    },
    audits: {
      "largest-contentful-paint": { numericValue: lcp },
      "total-blocking-time": { numericValue: 50 },
      "cumulative-layout-shift": { numericValue: 0.0002 },
    },
    environment: { benchmarkIndex: 812.4 },
  });
}

test("a page that reaches all targets misses none", () => {
  expect(findMissed(readRun(report(1_200)))).toEqual([]);
});

test("a page is judged by the median of its runs", () => {
  const runs = [1_100, 5_000, 1_201].map((lcp) => readRun(report(lcp, 0.99)));
  expect(getMedianRun(runs)).toMatchObject({ lcpMs: 1_201, benchmarkIndex: 812 });
  expect(findMissed(getMedianRun(runs))).toEqual(["performance", "lcpMs"]);
});

test("a report without a figure misses its target", () => {
  expect(findMissed(readRun('{"categories":{},"audits":{}}'))).toHaveLength(7);
  expect(findMissed(readRun(report(900, null)))).toEqual(["performance"]);
});
