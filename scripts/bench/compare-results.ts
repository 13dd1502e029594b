import type { BenchResults, Figure } from "./figure.ts";
import { formatNumber, formatTable } from "./format-results.ts";
import { getMedian, getSpread } from "./statistics.ts";

/** Differences below this share are never called worse or better: memory varies as much. */
const minShare = 0.03;

export type FigureChange = {
  readonly figure: Figure;
  readonly before: number;
  readonly after: number;
  readonly verdict: "worse" | "better" | "same";
};

/** Compares the figures that both results have. */
export function compareFigures(
  before: readonly Figure[],
  after: readonly Figure[],
): readonly FigureChange[] {
  return after.flatMap((figure) => {
    const same = before.find(
      ({ id, products }) => id === figure.id && products === figure.products,
    );
    return same ? [compareFigure(same, figure)] : [];
  });
}

/** A change counts if it is larger than the spread of both. */
function compareFigure(same: Figure, figure: Figure): FigureChange {
  const [before, after] = [getMedian(same.values), getMedian(figure.values)];
  const spread = Math.max(getSpread(same.values), getSpread(figure.values), before * minShare);
  const growth = figure.better === "lower" ? after - before : before - after;
  const isClear = Math.abs(growth) > spread;
  const verdict = growth > 0 ? "worse" : "better";
  return { figure, before, after, verdict: isClear ? verdict : "same" };
}

/** Writes a table with the ratio of each figure, and what makes the runs differ. */
export function formatComparison(before: BenchResults, after: BenchResults): string {
  const changes = compareFigures(before.figures, after.figures);
  const rows = changes.map(({ figure, before: old, after: now, verdict }) => [
    figure.title,
    figure.products.toLocaleString("en"),
    `${formatNumber(old)} ${figure.unit}`,
    `${formatNumber(now)} ${figure.unit}`,
    formatNumber(now / old),
    verdict === "same" ? "" : verdict,
  ]);
  const head = ["Figure", "Products", before.machine.commit, after.machine.commit, "Ratio", ""];
  const worse = changes.filter(({ verdict }) => verdict === "worse").length;
  return [
    ...listDifferences(before, after),
    formatTable([head, ...rows]),
    "",
    `${worse} of ${changes.length} figures got worse by more than the spread`,
  ].join("\n");
}

function listDifferences(
  { machine: one }: BenchResults,
  { machine: other }: BenchResults,
): string[] {
  const names = ["processors", "system", "node", "postgres", "isQuick"] as const;
  const lines = names
    .filter((name) => one[name] !== other[name])
    .map((name) => `Not the same ${name}: ${String(one[name])} and ${String(other[name])}`);
  const loads = [one, other].map(({ loadPerCore }) => loadPerCore.toFixed(1)).join(" and ");
  return [...lines, `Load per core before the runs: ${loads}`, ""];
}
