import { shortOrderId } from "#domain/order.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import { quoteClosing, type MailedQuote } from "./mailed-quote.ts";

/** Tells the customer that the shop can't make an offer, in Albanian. */
export function quoteDeclinedMail(quote: MailedQuote, url: string): MailContent {
  const number = shortOrderId(quote.id);
  return layOutMail({
    lang: "sq",
    subject: `Kërkesa juaj për ofertë ${number}`,
    name: quote.customerName,
    paragraphs: [
      "Na vjen keq, këtë herë nuk mund t’ju bëjmë një ofertë.",
      ...(quote.staffNote === "" ? [] : [quote.staffNote]),
    ],
    link: { label: "Shihni kërkesën tuaj", url },
    closing: quoteClosing,
  });
}
