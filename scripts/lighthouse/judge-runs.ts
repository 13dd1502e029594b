/** What the table shows of one Lighthouse report. */
export type LighthouseRun = {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcpMs: number;
  /** Total blocking time, in milliseconds. */
  readonly tbtMs: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Lighthouse's figure of this machine's speed: 1,000 is a mid-range phone, 264 a cheap one. */
  readonly benchmarkIndex: number;
};

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly environment?: { readonly benchmarkIndex: number };
};

/** What every page must reach: `min` from 0 to 100, `max` in the figure's unit. */
const targets = [
  { figure: "performance", min: 100 },
  { figure: "accessibility", min: 100 },
  { figure: "bestPractices", min: 100 },
  { figure: "seo", min: 100 },
  { figure: "lcpMs", max: 1_200 },
  { figure: "tbtMs", max: 50 },
  { figure: "cls", max: 0 },
] as const;

/** Reads a report; what it doesn't contain is the worst value. */
export function readRun(json: string): LighthouseRun {
  const { categories, audits, environment }: Report = JSON.parse(json);
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    tbtMs: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1_000) / 1_000,
    benchmarkIndex: Math.round(environment?.benchmarkIndex ?? 0),
  };
}

/** The median of each figure. */
export function getMedianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const median = (figure: keyof LighthouseRun): number =>
    runs.map((run) => run[figure]).toSorted((one, other) => one - other)[runs.length >> 1] ??
    Number.NaN;
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    bestPractices: median("bestPractices"),
    seo: median("seo"),
    lcpMs: median("lcpMs"),
    tbtMs: median("tbtMs"),
    cls: median("cls"),
    benchmarkIndex: median("benchmarkIndex"),
  };
}

/** The figures that don't reach their target. */
export function findMissed(run: LighthouseRun): readonly string[] {
  return targets
    .filter((target) =>
      "min" in target ? !(run[target.figure] >= target.min) : !(run[target.figure] <= target.max),
    )
    .map(({ figure }) => figure);
}
