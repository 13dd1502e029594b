import type { Results } from "./check-results.ts";
import type { Kind, Measurements, Phase } from "./measurements.ts";

/** Of the whole run, and of the waits after losing a primary, in ms. */
const limits = { orders: 1_000, writeMs: 30_000, readMs: 2_000 };
const kinds: readonly Kind[] = ["write", "read", "signed-in read"];

/** Prints the figures per kill and in total; returns whether all limits hold. */
export function printResults(measurements: Measurements, results: Results): boolean {
  const { phases, staleReads, failedAttempts, unexpected } = measurements;
  console.log(row(["killed", "orders", "write", "read", "signed-in read", "max read"]));
  const [, ...kills] = phases;
  for (const { name, acknowledgedOrders, maxWaits } of phases) {
    const waits = kinds.map((kind) => seconds(maxWaits[kind].ms));
    console.log(
      row([name, String(acknowledgedOrders), ...waits, ` ${maxWaits.read.path.slice(0, 20)}`]),
    );
  }
  const findMaxWait = (kind: Kind, of: readonly Phase[] = kills): number =>
    Math.max(...of.map(({ maxWaits }) => maxWaits[kind].ms));
  const lostPrimaries = kills.filter(({ name }) => name.includes("primary"));
  for (const text of new Set(unexpected)) console.error(`unexpected answer: ${text}`);
  const { acknowledged, lost, doubled, images, lostImages, changes, missedEvents } = results;
  console.log(
    `${kills.length} kills; orders: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ` +
      `images: ${images} acknowledged, ${lostImages} lost; product changes: ${changes}, ${missedEvents} missed by streams; ` +
      `stale reads: ${staleReads}; max wait for a write ${seconds(findMaxWait("write"))}, for a visitor's read ${seconds(findMaxWait("read"))}, ` +
      `for a signed-in read ${seconds(findMaxWait("signed-in read"))}; ${failedAttempts} attempts repeated`,
  );
  return (
    lost + doubled + lostImages + missedEvents + staleReads + unexpected.length === 0 &&
    acknowledged >= limits.orders &&
    findMaxWait("write", lostPrimaries) <= limits.writeMs &&
    findMaxWait("read", lostPrimaries) <= limits.readMs
  );
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function row([name = "", ...figures]: readonly string[]): string {
  return name.padEnd(24) + figures.map((figure) => figure.padStart(16)).join("");
}
