import type { BenchResults, Figure } from "../figure.ts";

export function makeFigure(figure: Partial<Figure>): Figure {
  return {
    id: "list",
    title: "a list",
    products: 1_000,
    unit: "ms",
    better: "lower",
    values: [1],
    ...figure,
  };
}

export function makeResults(
  figures: readonly Figure[],
  machine: Partial<BenchResults["machine"]> = {},
): BenchResults {
  return {
    machine: {
      processors: "2 × Processor",
      memoryGb: 8,
      system: "Linux",
      node: "24.0.0",
      postgres: "18.1",
      pgbench: "no pgbench",
      date: "2026-11-23",
      commit: "abcdef01",
      loadPerCore: 0,
      isQuick: false,
      ...machine,
    },
    figures,
  };
}
