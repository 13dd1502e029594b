import {
  formatAlbanianAmount,
  formatAlbanianCount,
  formatAlbanianEur,
} from "#domain/albanian-amount.ts";
import { formatPaddedDay } from "#domain/tirana-day.ts";
import { type Flow, openFlow, textWidth } from "./flow.ts";
import { setLetterhead, setNote, setPageFeet, toPrintable } from "./letterhead.ts";
import { colours, openPdf, page, setLine } from "./pdf-document.ts";
import { setTable } from "./set-table.ts";

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

/** Draws a quote on the company's letterhead, in Albanian, on as many pages as it needs. */
export async function drawQuote(quote: PrintedQuote): Promise<Buffer> {
  const title = quote.answeredOn === null ? "Kërkesë për ofertë" : "Ofertë";
  const name = `${title} ${quote.number}`;
  const pdf = openPdf(name, name, { lang: "sq", createdAt: quote.createdAt });
  const flow = openFlow(pdf, name);
  const { number, customer } = quote;
  setLetterhead(flow, { title, number, customer, facts: listDays(quote) });
  setLines(flow, quote);
  setTotals(flow, quote);
  if (quote.staffNote !== "") setNote(flow, quote.staffNote, { face: "text", size: 9 });
  if (quote.note !== "") setNote(flow, `Shënimi juaj: ${quote.note}`, small);
  setPageFeet(pdf);
  return pdf.finish();
}

function listDays(quote: PrintedQuote): readonly (readonly [label: string, day: string])[] {
  const days = [
    ["Data e kërkesës", quote.sentOn],
    ["Data e ofertës", quote.answeredOn],
    ["Çmimet vlejnë deri më", quote.validUntil],
  ] as const;
  return days.flatMap(([label, day]) =>
    day === null ? [] : [[label, formatPaddedDay(day)] as const],
  );
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

function toCell(amount: number | null): string {
  return amount === null ? "–" : formatAlbanianAmount(amount);
}
