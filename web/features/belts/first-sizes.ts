/** Source: company specification sections 2 and 9: the first three sizes, then the count of the rest. */
const sizesOnCard = 3;

/** What a card shows of a list of sizes. */
export function firstSizes<Size>(sizes: readonly Size[]): {
  readonly shown: readonly Size[];
  readonly more: number;
} {
  return { shown: sizes.slice(0, sizesOnCard), more: Math.max(0, sizes.length - sizesOnCard) };
}
