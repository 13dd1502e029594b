import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import type { MailedQuote } from "./mailed-quote.ts";

/** Notifies staff of a request for a quote, with everything that was asked for. */
export function newQuoteMail(quote: MailedQuote, dashboardUrl: string): MailContent {
  const number = shortOrderId(quote.id);
  const count = quote.lines.length;
  const parts = count === 1 ? "1 part" : `${count} parts`;
  const details: readonly (readonly [string, string])[] = [
    ["Customer", quote.customerName],
    ["Company", quote.companyName],
    ["NIPT", quote.nipt],
    ["Phone", quote.phone],
    ["E-mail", quote.email],
    ["Note", quote.note],
  ];
  return layOutMail({
    lang: "en",
    subject: `${quote.isUrgent ? "Machine stopped: q" : "Q"}uote ${number} asked for: ${parts}`,
    name: "",
    paragraphs: [
      quote.isUrgent
        ? `A quote was asked for, number ${number}. A machine stands still until the parts are there.`
        : `A quote was asked for, number ${number}.`,
    ],
    table: {
      columns: ["Part", "Quantity"],
      rows: quote.lines.map(({ text, quantity, product_name, note }) => [
        [text, product_name, note].filter(Boolean).join(" · "),
        String(quantity),
      ]),
    },
    details: details.filter(([, value]) => value !== ""),
    link: { label: "Open the dashboard", url: dashboardUrl },
    closing: [],
  });
}
