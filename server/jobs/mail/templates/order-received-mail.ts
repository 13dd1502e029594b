import { formatAlbanianEur } from "#domain/albanian-amount.ts";
import { company } from "#domain/company.ts";
import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { placeOfOrder, rowsOfOrder, type MailedOrder } from "./mailed-order.ts";

/** Confirms an order to the customer who placed it, in Albanian like the order form. */
export function orderReceivedMail(order: MailedOrder, url: string): MailContent {
  const number = shortOrderId(order.id);
  return layOutMail({
    lang: "sq",
    subject: `Porosia juaj ${number} u pranua`,
    name: order.customerName,
    paragraphs: [
      "Ju faleminderit për porosinë tuaj. E morëm dhe do t’ju kontaktojmë shumë shpejt.",
    ],
    table: {
      columns: ["Produkti", "Sasia", "Çmimi", "Shuma"],
      rows: rowsOfOrder(order, formatAlbanianEur),
    },
    details: [
      ["Totali", formatAlbanianEur(Number(order.total))],
      ["Numri i porosisë", number],
      ["Adresa e dorëzimit", placeOfOrder(order)],
      ["Telefoni", order.phone],
    ],
    link: { label: "Shihni porosinë tuaj", url },
    closing: [
      "Ruajeni këtë lidhje për vete: kushdo që e ka, mund ta shohë porosinë.",
      `Për çdo pyetje, na telefononi në ${company.phone.display} dhe tregoni numrin e porosisë.`,
    ],
  });
}
