/** Both scales have the same number of steps, so that they share their grid lines. */
const scaleSteps = 4;

const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * Chooses the top of a scale: the smallest round figure that fits the largest value.
 * @param largest Largest value, 0 or more.
 * @param isWhole Whether every step must be a whole number, as for counts.
 * @returns The top of the scale, above 0.
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

/** Returns the figures of a scale, from the top down to 0. */
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

/** Returns the index of the slot at a position, which is given as a share of the width. */
export function placeAt(share: number, places: number): number {
  return Math.min(places - 1, Math.max(0, Math.floor(share * places)));
}

/** Rounds off floating-point errors. */
function cleaned(value: number): number {
  return Number(value.toPrecision(6));
}
