import type { Figure } from "./figure.ts";
import { getMedian } from "./statistics.ts";
import type { BenchTarget } from "./targets.data.ts";

/** Describes each target of a figure, and whether it is met. */
export function checkTargets(figure: Figure, targets: readonly BenchTarget[]): readonly string[] {
  return targets
    .filter(({ id, products }) => {
      return id === figure.id && (products === undefined || products.includes(figure.products));
    })
    .flatMap(({ value, max, min }) => {
      const seen = value ? value.read(figure) : getMedian(figure.values);
      if (seen === undefined) return [];
      const isMet = seen <= (max ?? Number.POSITIVE_INFINITY) && seen >= (min ?? 0);
      const limit = max === undefined ? `≥ ${min}` : `≤ ${max}`;
      return [`${limit} ${value?.unit ?? figure.unit}: ${isMet ? "met" : "**not met**"}`];
    });
}
