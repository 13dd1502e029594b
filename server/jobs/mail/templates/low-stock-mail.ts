import type { products } from "#server/db/schema/shop.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";

/** A product with low stock. */
export type LowProduct = Pick<
  typeof products.$inferSelect,
  "name" | "stockQuantity" | "lowStockThreshold"
>;

/** An import can lower the stock of thousands at once; the dashboard lists them all. */
const maxNamed = 100;

/** Notifies staff of products that fell to their low-stock threshold. */
export function lowStockMail(low: readonly LowProduct[], listUrl: string): MailContent {
  const unnamed = low.length - maxNamed;
  const counted = low.length === 1 ? "1 product" : `${low.length} products`;
  return layOutMail({
    lang: "en",
    subject: `Low stock: ${counted}`,
    name: "",
    paragraphs: [`The stock of ${counted} has fallen to the low-stock threshold or below it.`],
    table: {
      columns: ["Product", "In stock", "Threshold"],
      rows: low
        .slice(0, maxNamed)
        .map((product) => [
          product.name,
          String(product.stockQuantity),
          String(product.lowStockThreshold),
        ]),
    },
    ...(unnamed > 0 && { details: [["Further products", String(unnamed)] as const] }),
    link: { label: "Open the dashboard", url: listUrl },
    closing: [],
  });
}
