import { formatAlbanianCount } from "#domain/albanian-amount.ts";
import { openFlow } from "./flow.ts";
import { setLetterhead, setNote, setPageFeet, toPrintable } from "./letterhead.ts";
import { openPdf } from "./pdf-document.ts";
import { setTable } from "./set-table.ts";

/** Content of a printed purchase list. */
export type PrintedPurchaseList = {
  readonly createdAt: Date;
  /** The day of `createdAt`, as printed. */
  readonly date: string;
  /** In the order of printing; `quantity` is to be bought. */
  readonly lines: readonly {
    readonly brand: string;
    readonly name: string;
    readonly stock: number;
    readonly threshold: number;
    readonly quantity: number;
  }[];
  /** Count of products that run out but aren't printed. */
  readonly rest: number;
};

const note = { face: "text", size: 9 } as const;

/** Draws a purchase list on the company's letterhead, in Albanian, on as many pages as it needs. */
export async function drawPurchaseList(list: PrintedPurchaseList): Promise<Buffer> {
  const { createdAt, date, lines, rest } = list;
  const title = "Lista e blerjes";
  const name = `${title} ${date}`;
  const pdf = openPdf(name, name, { lang: "sq", createdAt });
  const flow = openFlow(pdf, name);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  setLetterhead(flow, {
    title,
    number: date,
    customer: [],
    facts: [
      ["Produkte", formatAlbanianCount(lines.length)],
      ["Copë për blerje", formatAlbanianCount(pieces)],
    ],
  });
  if (lines.length === 0) setNote(flow, "Asnjë produkt nuk po mbaron.", note);
  else setLines();
  if (rest > 0) {
    const words = `Edhe ${formatAlbanianCount(rest)} produkte të tjera janë në listën CSV.`;
    setNote(flow, words, note);
  }
  setPageFeet(pdf);
  return pdf.finish();

  function setLines(): void {
    setTable(flow, {
      columns: [
        { title: "Nr.", kind: "number" },
        { title: "Marka", kind: "words" },
        { title: "Produkti", kind: "words" },
        { title: "Gjendja", kind: "number" },
        { title: "Kufiri", kind: "number" },
        { title: "Sasia", kind: "number" },
      ],
      rows: lines.map(({ brand, name: product, stock, threshold, quantity }, index) => [
        String(index + 1),
        toPrintable(brand),
        toPrintable(product),
        String(stock),
        String(threshold),
        String(quantity),
      ]),
    });
  }
}
