import { formatOrderEur } from "#domain/describe-terms.ts";
import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { formatMailedDelivery, toMailPlace, toMailRows, type MailedOrder } from "./mailed-order.ts";

/** Notifies staff of a new order, with all the details needed to process it and its address in the dashboard. */
export function newOrderMail(order: MailedOrder, orderUrl: string): MailContent {
  const number = shortOrderId(order.id);
  const total = formatOrderEur(Number(order.total), "en");
  return layOutMail({
    lang: "en",
    subject: `New order ${number}: ${total}`,
    name: "",
    paragraphs: [`Order ${number} has just come in.`],
    table: {
      columns: ["Product", "Quantity", "Price", "Amount"],
      rows: toMailRows(order, "en"),
    },
    details: [
      ...getFilled("Delivery", formatMailedDelivery(order, "en")),
      ["Total", total],
      ["Customer", order.customerName],
      ...getFilled("Company", order.companyName),
      ...getFilled("NIPT", order.nipt),
      ["Phone", order.phone],
      ...getFilled("Email", order.email),
      ["Deliver to", toMailPlace(order, "en")],
      ...getFilled("Notes", order.notes),
    ],
    link: { label: "Open the dashboard", url: orderUrl },
    closing: [],
  });
}

function getFilled(label: string, value: string = ""): readonly (readonly [string, string])[] {
  return value === "" ? [] : [[label, value]];
}
