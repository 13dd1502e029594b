import { formatPaddedDay, toTiranaDay } from "#domain/tirana-day.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { readLowStock } from "./read-low-stock.ts";

/** Drawing blocks the process for about 3 ms per line. */
const maxPrintedLines = 300;

/**
 * Draws the purchase list, which `exportPurchaseList` writes as a CSV file.
 * @returns A PDF on the company's letterhead; of a very long list the beginning, and how much is left.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function printPurchaseList(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  const lines = await readLowStock(ctx);
  const day = toTiranaDay(ctx.now());
  // Loaded on demand, because few servers print lists.
  const { drawPurchaseList } = await import("#datasheets/draw-purchase-list.ts");
  const pdf = await drawPurchaseList({
    createdAt: ctx.now(),
    date: formatPaddedDay(day),
    lines: lines.slice(0, maxPrintedLines),
    rest: Math.max(lines.length - maxPrintedLines, 0),
  });
  const name = `purchase-list-${day}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: "application/pdf" });
}
