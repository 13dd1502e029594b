import type { Datasheet } from "./datasheet.ts";
import { breakLines, colours, page, type PdfDocument, rule, setLine } from "./pdf-document.ts";
import { setTagged } from "./tags.ts";

type Column = { readonly title: string; readonly items: readonly (readonly string[])[] };

/** Lists and sources, broken into lines, with their height. */
export type BrokenWords = {
  readonly columns: readonly Column[];
  readonly columnWidth: number;
  readonly sources: readonly string[];
  readonly listsHeight: number;
  readonly height: number;
};

const gap = 8;
const width = page.right - page.left;
const item = { face: "text", size: 8 } as const;
const source = { face: "text", size: 7.5, colour: colours.muted } as const;
const [itemLeading, itemGap, sourceLeading, titleHeight] = [3.5, 0.7, 3.3, 8.6];

/** Breaks a sheet's lists and sources into lines. */
export function breakWords(
  pdf: PdfDocument,
  { lists, source: from, notes }: Datasheet,
): BrokenWords {
  const count = Math.max(lists.length, 2);
  const columnWidth = (width - gap * (count - 1)) / count;
  const columns = lists.map(({ title, items }) => ({
    title,
    items: items.map((words) => breakLines(pdf, words, item, columnWidth)),
  }));
  const listsHeight = Math.max(0, ...columns.map(measureColumn));
  const words = [`Source of the ratings: ${from}.`, ...notes];
  const sources = words.flatMap((line) => breakLines(pdf, line, source, width));
  const height = listsHeight + 2 + sources.length * sourceLeading;
  return { columns, columnWidth, sources, listsHeight, height };
}

function measureColumn({ items }: Column): number {
  return titleHeight + items.reduce((sum, lines) => sum + lines.length * itemLeading + itemGap, 0);
}

/** Sets lists side by side and the sources below them. */
export function setWords(pdf: PdfDocument, words: BrokenWords, top: number): void {
  for (const [index, column] of words.columns.entries()) {
    const x = page.left + (words.columnWidth + gap) * index;
    setLine(pdf, column.title, { face: "strong", size: 9, tag: "H2" }, { x, y: top + 3 });
    rule(pdf, [x, top + 4.8, x + words.columnWidth, top + 4.8], colours.line, 0.2);
    let y = top + titleHeight;
    for (const lines of column.items) {
      setTagged(pdf, "P", () => {
        for (const line of lines) {
          setLine(pdf, line, item, { x, y: y + 0.4 });
          y += itemLeading;
        }
      });
      y += itemGap;
    }
  }
  for (const [index, line] of words.sources.entries()) {
    const y = top + words.listsHeight + 3.5 + index * sourceLeading;
    setLine(pdf, line, source, { x: page.left, y });
  }
}
