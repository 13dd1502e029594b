import { formatAlbanianCount } from "#domain/albanian-amount.ts";
import { formatDeliveryCost, formatOrderEur, type OrderLanguage } from "#domain/describe-terms.ts";
import { openFlow, textWidth, type Flow } from "./flow.ts";
import { setLetterhead, setNote, setPageFeet, toPrintable } from "./letterhead.ts";
import { colours, openPdf, page, setLine } from "./pdf-document.ts";
import { setTable } from "./set-table.ts";

/** An order as its proforma invoice prints it. Amounts are EUR. */
export type PrintedProforma = {
  readonly language: OrderLanguage;
  readonly number: string;
  readonly createdAt: Date;
  /** As people read it. */
  readonly date: string;
  /** Company or name first, then NIPT, contact and address, without empty ones. */
  readonly customer: readonly string[];
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: number;
    readonly total: number;
  }[];
  /** null if it is agreed on the phone. */
  readonly delivery: number | null;
  readonly total: number;
  readonly totalAll: number;
  /** VAT, delivery and payment in one line. */
  readonly terms: string;
  readonly bankAccount: string | undefined;
};

const texts = {
  sq: {
    title: "Proforma",
    date: "Data e porosisë",
    columns: ["Nr.", "Produkti", "Sasia", "Çmimi", "Shuma"],
    delivery: "Transporti",
    total: "Totali",
    account: "Llogaria bankare",
    reference: "Shënoni te pagesa numrin e porosisë",
    notInvoice: "Ky dokument nuk është faturë tatimore.",
  },
  en: {
    title: "Proforma invoice",
    date: "Date of the order",
    columns: ["No.", "Product", "Quantity", "Price", "Amount"],
    delivery: "Delivery",
    total: "Total",
    account: "Bank account",
    reference: "Give the order number with the payment",
    notInvoice: "This document is not a tax invoice.",
  },
} as const;

const small = { face: "text", size: 8, colour: colours.muted } as const;
const normal = { face: "text", size: 9 } as const;

/** Draws a proforma invoice on the company's letterhead, on as many pages as it needs. */
export async function drawProforma(proforma: PrintedProforma): Promise<Buffer> {
  const { language, number, createdAt, lines } = proforma;
  const text = texts[language];
  const money = (amount: number): string => formatOrderEur(amount, language);
  const name = `${text.title} ${number}`;
  const pdf = openPdf(name, name, { lang: language, createdAt });
  const flow = openFlow(pdf, name);
  const facts = [[text.date, proforma.date]] as const;
  setLetterhead(flow, { title: text.title, number, customer: proforma.customer, facts });
  setTable(flow, {
    isFilled: true,
    columns: text.columns.map((title, index) => ({
      title,
      kind: index === 1 ? ("words" as const) : ("number" as const),
    })),
    rows: lines.map((line, index) => [
      String(index + 1),
      toPrintable(line.name),
      String(line.quantity),
      money(line.price),
      money(line.total),
    ]),
  });
  setTotals(flow, proforma);
  setNote(flow, proforma.terms, normal);
  if (proforma.bankAccount !== undefined) {
    setNote(flow, `${text.account}: ${proforma.bankAccount}`, normal);
    setNote(flow, `${text.reference}: ${number}`, normal);
  }
  setNote(flow, text.notInvoice, small);
  setPageFeet(pdf);
  return pdf.finish();
}

function setTotals(flow: Flow, { language, delivery, total, totalAll }: PrintedProforma): void {
  const text = texts[language];
  const y = flow.take(22);
  const placing = { x: page.left + textWidth, align: "right" } as const;
  if (delivery !== null) {
    const words = `${text.delivery} ${formatDeliveryCost(delivery, language)}`;
    setLine(flow.pdf, words, normal, { ...placing, y: y + 4 });
  }
  const words = `${text.total} ${formatOrderEur(total, language)}`;
  setLine(flow.pdf, words, { face: "strong", size: 12 }, { ...placing, y: y + 10 });
  const lek = `${formatAlbanianCount(Math.round(totalAll))}\u00A0Lekë`;
  setLine(flow.pdf, lek, small, { ...placing, y: y + 15 });
}
