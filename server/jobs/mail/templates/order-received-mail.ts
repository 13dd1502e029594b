import { company } from "#domain/company.ts";
import { formatOrderEur } from "#domain/describe-terms.ts";
import { shortOrderId } from "#domain/order.ts";
import { isDeliveryPlace } from "#domain/places.ts";
import type { MailContent } from "#server/jobs/mail/delivery.ts";
import { layOutMail } from "./mail-layout.ts";
import {
  describeMailedTerms,
  formatMailedDelivery,
  toMailPlace,
  toMailRows,
  type MailedOrder,
} from "./mailed-order.ts";

const texts = {
  sq: {
    subject: (number: string) => `Porosia juaj ${number} u pranua`,
    thanks: "Ju faleminderit për porosinë tuaj. E morëm dhe do t’ju kontaktojmë shumë shpejt.",
    columns: ["Produkti", "Sasia", "Çmimi", "Shuma"],
    delivery: "Transporti",
    total: "Totali",
    terms: "Pagesa dhe dorëzimi",
    number: "Numri i porosisë",
    place: "Adresa e dorëzimit",
    phone: "Telefoni",
    link: "Shihni porosinë tuaj",
    keep: "Ruajeni këtë lidhje për vete: kushdo që e ka, mund ta shohë porosinë.",
    questions: (phone: string) =>
      `Për çdo pyetje, na telefononi në ${phone} dhe tregoni numrin e porosisë.`,
  },
  en: {
    subject: (number: string) => `We received your order ${number}`,
    thanks: "Thank you for your order. We have received it and will contact you very soon.",
    columns: ["Product", "Quantity", "Price", "Amount"],
    delivery: "Delivery",
    total: "Total",
    terms: "Payment and delivery",
    number: "Order number",
    place: "Delivery address",
    phone: "Phone",
    link: "See your order",
    keep: "Keep this link to yourself: anyone who has it can see the order.",
    questions: (phone: string) =>
      `If you have any questions, call us on ${phone} and give the order number.`,
  },
} as const;

/**
 * Confirms an order to the customer who placed it, in the order's language.
 * @param isTypedAddress The recipient was typed into the form, where anybody's address may be typed: so the
 * mail leaves out the other typed texts, which could be a message to a stranger.
 */
export function orderReceivedMail(
  order: MailedOrder,
  url: string,
  isTypedAddress: boolean,
): MailContent {
  const number = shortOrderId(order.id);
  const { language } = order;
  const text = texts[language];
  const delivery = formatMailedDelivery(order, language);
  const isListed = isDeliveryPlace(order.country, order.city);
  return layOutMail({
    lang: language,
    subject: text.subject(number),
    name: order.customerName,
    paragraphs: [text.thanks],
    table: { columns: text.columns, rows: toMailRows(order, language) },
    details: [
      ...(delivery === undefined ? [] : [[text.delivery, delivery] as const]),
      [text.total, formatOrderEur(Number(order.total), language)],
      [text.terms, describeMailedTerms(order, isListed ? order.city : order.country, language)],
      [text.number, number],
      ...(isTypedAddress
        ? []
        : ([
            [text.place, toMailPlace(order, language)],
            [text.phone, order.phone],
          ] as const)),
    ],
    link: { label: text.link, url },
    closing: [text.keep, text.questions(company.phone.display)],
  });
}
