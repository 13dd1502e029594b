/**
 * Compares the times of two kinds of requests that take turns, so that the machine's load is the same.
 *
 * @returns z of the Wilcoxon signed-rank test over the pairs; a stalled request counts no more than
 * any other.
 */
export async function compareTimes(
  pairs: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<{ readonly z: number; readonly medians: readonly number[] }> {
  const times: [number, number][] = [];
  for (let index = 0; index < pairs; index += 1) {
    if (index % 2 === 0) times.push([await one(), await other()]);
    else {
      const second = await other();
      times.push([await one(), second]);
    }
  }
  const medians = [0, 1].map((side) => median(times.map((pair) => pair[side] ?? 0)));
  return { z: toZ(times.map(([first, second]) => first - second)), medians };
}

/** z of the signed ranks of differences. */
export function toZ(differences: readonly number[]): number {
  const ranked = differences
    .filter((difference) => difference !== 0)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const count = ranked.length;
  if (count === 0) return 0;
  const positive = ranked.reduce((sum, value, index) => (value > 0 ? sum + index + 1 : sum), 0);
  const mean = (count * (count + 1)) / 4;
  return (positive - mean) / Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
