/** Both scales of a chart have as many steps, so that they share their lines. */
const scaleSteps = 4;

const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * Chooses where a scale ends: at the smallest round figure that holds the largest value.
 *
 * @param largest Largest value, 0 or more.
 * @param isWhole Whether every step must be a whole number, as for things that are counted.
 * @returns The end of the scale, above 0.
 */
export function scaleTop(largest: number, isWhole: boolean): number {
  const wanted = largest / scaleSteps;
  if (isWhole && wanted <= 1) return scaleSteps;
  if (wanted <= 0) return scaleSteps;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const step = niceSteps
    .map((nice) => cleaned(nice * magnitude))
    .find((value) => value >= wanted && (!isWhole || Number.isInteger(value)));
  return cleaned((step ?? 10 * magnitude) * scaleSteps);
}

/** The figures of a scale from its end down to 0. */
export function scaleTicks(top: number): readonly number[] {
  return Array.from({ length: scaleSteps + 1 }, (_, index) =>
    cleaned((top * (scaleSteps - index)) / scaleSteps),
  );
}

/** Shortens large figures: 1500 to '1.5k', 2000000 to '2M'. */
export function shortFigure(value: number): string {
  if (value >= 1_000_000) return `${cleaned(value / 1_000_000)}M`;
  return value >= 1_000 ? `${cleaned(value / 1_000)}k` : String(value);
}

/** Which of so many places lies under a point, given as a share of the width. */
export function placeAt(share: number, places: number): number {
  return Math.min(places - 1, Math.max(0, Math.floor(share * places)));
}

/** Without the crumbs of binary fractions. */
function cleaned(value: number): number {
  return Number(value.toPrecision(6));
}
