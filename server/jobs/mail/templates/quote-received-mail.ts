import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { quoteClosing, type MailedQuote } from "./mailed-quote.ts";

/**
 * Confirms the request of a quote, in Albanian like the form. The address is whatever was typed, so the
 * mail repeats nothing else that was typed: docs/product/quotes.md#mails-about-a-quote-to-the-customer
 */
export function quoteReceivedMail(quote: MailedQuote, url: string): MailContent {
  const number = shortOrderId(quote.id);
  return layOutMail({
    lang: "sq",
    subject: `Kërkesa juaj për ofertë ${number} u pranua`,
    name: "",
    paragraphs: ["E morëm kërkesën tuaj për ofertë dhe do t’ju përgjigjemi shumë shpejt."],
    details: [
      ["Numri i kërkesës", number],
      ["Pjesë", String(quote.lines.length)],
    ],
    link: { label: "Shihni kërkesën tuaj", url },
    closing: quoteClosing,
  });
}
