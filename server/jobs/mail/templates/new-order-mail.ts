import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { formatMailedEur, placeOfOrder, rowsOfOrder, type MailedOrder } from "./mailed-order.ts";

/** Notifies staff of a new order, with all the details needed to process it. */
export function newOrderMail(order: MailedOrder, dashboardUrl: string): MailContent {
  const number = shortOrderId(order.id);
  const total = formatMailedEur(Number(order.total));
  return layOutMail({
    lang: "en",
    subject: `New order ${number}: ${total}`,
    name: "",
    paragraphs: [`Order ${number} has just come in.`],
    table: {
      columns: ["Product", "Quantity", "Price", "Amount"],
      rows: rowsOfOrder(order, formatMailedEur),
    },
    details: [
      ["Total", total],
      ["Customer", order.customerName],
      ["Phone", order.phone],
      ["Deliver to", placeOfOrder(order)],
      ...(order.notes === "" ? [] : [["Notes", order.notes] as const]),
    ],
    link: { label: "Open the dashboard", url: dashboardUrl },
    closing: [],
  });
}
