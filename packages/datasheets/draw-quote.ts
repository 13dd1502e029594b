import {
  formatAlbanianAmount,
  formatAlbanianCount,
  formatAlbanianEur,
} from "#domain/albanian-amount.ts";
import { company } from "#domain/company.ts";
import { type Flow, openFlow, textWidth } from "./flow.ts";
import {
  breakLines,
  colours,
  openPdf,
  page,
  type PdfDocument,
  rule,
  setLine,
  type Style,
} from "./pdf-document.ts";
import { setTable } from "./set-table.ts";
import { type Face, replaceMissingGlyphs } from "./type-faces.ts";

/** A quote as it is printed. Amounts are EUR, days are YYYY-MM-DD. */
export type PrintedQuote = {
  readonly number: string;
  readonly createdAt: Date;
  readonly sentOn: string;
  readonly answeredOn: string | null;
  readonly validUntil: string | null;
  /** Name, company, NIPT, phone and e-mail of the customer; without empty ones. */
  readonly customer: readonly string[];
  readonly note: string;
  readonly staffNote: string;
  readonly lines: readonly {
    readonly text: string;
    readonly note: string;
    readonly quantity: number;
    readonly price: number | null;
    readonly total: number | null;
    readonly days: number | null;
  }[];
  readonly total: number | null;
  readonly totalAll: number | null;
};

const small = { face: "text", size: 8, colour: colours.muted } as const;
/** Longer words are broken, since a table cell breaks its text only at spaces. */
const maxWord = 28;

/** Draws a quote on the company's letterhead, in Albanian, on as many pages as it needs. */
export async function drawQuote(quote: PrintedQuote): Promise<Buffer> {
  const title = quote.answeredOn === null ? "Kërkesë për ofertë" : "Ofertë";
  const name = `${title} ${quote.number}`;
  const pdf = openPdf(name, name, { lang: "sq", createdAt: quote.createdAt });
  const flow = openFlow(pdf, name);
  setLetterhead(flow, title, quote);
  setLines(flow, quote);
  setTotals(flow, quote);
  setNote(flow, quote.staffNote, { face: "text", size: 9 });
  if (quote.note !== "") setNote(flow, `Shënimi juaj: ${quote.note}`, small);
  numberQuotePages(pdf);
  return pdf.finish();
}

function setLetterhead(flow: Flow, title: string, quote: PrintedQuote): void {
  const { pdf } = flow;
  const { street, postalCode, city, country } = company.address;
  const { left, right } = page;
  const customer = quote.customer.flatMap((typed, index) => {
    const style: Style = { face: index === 0 ? "strong" : "text", size: 9 };
    return breakLines(pdf, toPrintable(typed, style.face), style, 110).map((words) => ({
      words,
      style,
    }));
  });
  const top = flow.take(43 + customer.length * 4.2);
  rule(pdf, [left, 18, left + 14, 18], colours.accent, 0.8);
  const from = [
    `${street}, ${postalCode} ${city}, ${country}`,
    company.phone.display,
    company.email,
  ];
  for (const [index, line] of from.entries()) {
    setLine(pdf, line, small, { x: left, y: top + index * 4 });
  }
  setLine(pdf, title, { face: "strong", size: 20 }, { x: left, y: top + 22 });
  setLine(pdf, quote.number, { face: "code", size: 11 }, { x: left, y: top + 29 });
  for (const [index, { words, style }] of customer.entries()) {
    setLine(pdf, words, style, { x: left, y: top + 37 + index * 4.2 });
  }
  const days: readonly (readonly [string, string | null])[] = [
    ["Data e kërkesës", quote.sentOn],
    ["Data e ofertës", quote.answeredOn],
    ["Çmimet vlejnë deri më", quote.validUntil],
  ];
  let y = top + 22;
  for (const [label, day] of days) {
    if (day === null) continue;
    setLine(pdf, label, small, { x: right - 28, y, align: "right" });
    setLine(pdf, formatDay(day), { face: "code", size: 9 }, { x: right, y, align: "right" });
    y += 5;
  }
}

function setLines(flow: Flow, { lines, answeredOn }: PrintedQuote): void {
  const isAnswered = answeredOn !== null;
  const priceColumns = ["Ditë", "Çmimi €", "Shuma €"];
  setTable(flow, {
    columns: [
      { title: "Nr.", kind: "number" },
      { title: "Pjesa", kind: "words" },
      { title: "Sasia", kind: "number" },
      ...(isAnswered ? priceColumns : []).map((title) => ({ title, kind: "number" }) as const),
    ],
    rows: lines.map(({ text, note, quantity, price, total, days }, index) => {
      const isMissing = isAnswered && price === null;
      const words = [text, note, isMissing ? "nuk e furnizojmë" : ""].filter(Boolean).join(" · ");
      const prices = [days === null ? "–" : String(days), toCell(price), toCell(total)];
      return [
        String(index + 1),
        toPrintable(words),
        String(quantity),
        ...(isAnswered ? prices : []),
      ];
    }),
  });
}

function setTotals(flow: Flow, { total, totalAll }: PrintedQuote): void {
  if (total === null || totalAll === null) return;
  const y = flow.take(16);
  const words = `Totali ${formatAlbanianEur(total)}`;
  const placing = { x: page.left + textWidth, align: "right" } as const;
  setLine(flow.pdf, words, { face: "strong", size: 12 }, { ...placing, y: y + 4 });
  const lek = `${formatAlbanianCount(Math.round(totalAll))}\u00A0Lekë`;
  setLine(flow.pdf, lek, small, { ...placing, y: y + 9 });
}

/** Line by line, so that a long note goes on on the next page. */
function setNote(flow: Flow, typed: string, style: Style): void {
  if (typed === "") return;
  const lines = typed
    .split("\n")
    .flatMap((line) => breakLines(flow.pdf, toPrintable(line), style, textWidth * 0.8));
  for (const line of lines)
    setLine(flow.pdf, line, style, { x: page.left, y: flow.take(4.3) + 3.2 });
  flow.take(2.4);
}

function numberQuotePages(pdf: PdfDocument): void {
  const { count } = pdf.document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.document.switchToPage(index);
    rule(pdf, [page.left, 284, page.right, 284], colours.hairline);
    const contact = `${company.name} · ${company.phone.display} · ${company.email}`;
    setLine(pdf, contact, small, { x: page.left, y: 288.5 });
    const number = `${index + 1} / ${count}`;
    setLine(pdf, number, small, { x: page.right, y: 288.5, align: "right" });
  }
}

function toCell(amount: number | null): string {
  return amount === null ? "–" : formatAlbanianAmount(amount);
}

/** Typed text on one line, with the face's characters and without endless words. */
function toPrintable(typed: string, face: Face = "text"): string {
  const words = typed.trim().split(/\s+/);
  const pieces = words.flatMap((word) => word.match(new RegExp(`.{1,${maxWord}}`, "gu")) ?? []);
  return replaceMissingGlyphs(pieces.join(" "), face);
}

/** '2026-12-31' as '31.12.2026'. */
function formatDay(day: string): string {
  return day.split("-").toReversed().join(".");
}
