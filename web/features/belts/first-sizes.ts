/** A card shows the first three sizes, then the count of the rest. */
const sizesOnCard = 3;

/** Splits a list of sizes for a card. */
export function firstSizes<Size>(sizes: readonly Size[]): {
  readonly shown: readonly Size[];
  readonly more: number;
} {
  return { shown: sizes.slice(0, sizesOnCard), more: Math.max(0, sizes.length - sizesOnCard) };
}
