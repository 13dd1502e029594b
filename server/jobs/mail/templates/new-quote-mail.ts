import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import type { MailedQuote } from "./mailed-quote.ts";

/** Notifies staff of a request for a quote, with everything that the customer sent. */
export function newQuoteMail(quote: MailedQuote, quoteUrl: string): MailContent {
  const number = shortOrderId(quote.id);
  const count = quote.lines.length;
  const parts = count === 1 ? "1 part" : `${count} parts`;
  const details: readonly (readonly [string, string])[] = [
    ["Customer", quote.customerName],
    ["Company", quote.companyName],
    ["NIPT", quote.nipt],
    ["Phone", quote.phone],
    ["Email", quote.email],
    ["Note", quote.note],
  ];
  return layOutMail({
    lang: "en",
    subject: `${quote.isUrgent ? "Machine stopped: q" : "Q"}uote ${number} requested, ${parts}`,
    name: "",
    paragraphs: [
      quote.isUrgent
        ? `A customer requested quote ${number}. A machine is down until the parts arrive.`
        : `A customer requested quote ${number}.`,
    ],
    table: {
      columns: ["Part", "Quantity"],
      rows: quote.lines.map(({ text, quantity, product_name, note }) => [
        [text, product_name, note].filter(Boolean).join(" · "),
        String(quantity),
      ]),
    },
    details: details.filter(([, value]) => value !== ""),
    link: { label: "Open the dashboard", url: quoteUrl },
    closing: [],
  });
}
