import { company } from "#domain/company.ts";
import {
  colours,
  dataDate,
  page,
  type PdfDocument,
  rule,
  setLine,
  setParagraph,
} from "./pdf-document.ts";
import { setArtifact } from "./tags.ts";

/** Pages that fill from top to bottom; a new page starts when the space is used up. */
export type Flow = {
  readonly pdf: PdfDocument;
  /** Position of the next block, in mm from the top. */
  readonly top: () => number;
  /** Reserves this height, on the next page if this one has less left; returns its top. */
  readonly take: (height: number) => number;
  readonly breakPage: () => void;
  /** Space left on this page. */
  readonly spaceLeft: () => number;
  /** Sets the running head of the following pages. */
  readonly setRunningHead: (words: string) => void;
};

export const textWidth = page.right - page.left;

const [firstLine, lastLine] = [27, 278];
const small = { face: "text", size: 7.5, colour: colours.muted } as const;

/** Starts the first page. */
export function openFlow(pdf: PdfDocument, runningHead: string): Flow {
  let head = runningHead;
  let y = firstLine;
  const breakPage = (): void => {
    pdf.document.addPage();
    setArtifact(pdf, () => {
      setLine(pdf, company.name, { face: "strong", size: 8 }, { x: page.left, y: 15 });
      setLine(pdf, head, small, { x: page.right, y: 15, align: "right" });
    });
    rule(pdf, [page.left, 18, page.right, 18], colours.line, 0.2);
    y = firstLine;
  };
  breakPage();
  return {
    pdf,
    top: () => y,
    take: (height) => {
      if (y + height > lastLine && y > firstLine) breakPage();
      y += height;
      return y - height;
    },
    breakPage,
    spaceLeft: () => lastLine - y,
    setRunningHead: (words) => {
      head = words;
    },
  };
}

/** Sets the foot of every page once the number of pages is known. */
export function numberPages(pdf: PdfDocument, path: string, from = 0): void {
  const { count } = pdf.document.bufferedPageRange();
  for (let index = from; index < count; index++) {
    pdf.document.switchToPage(index);
    rule(pdf, [page.left, 284, page.right, 284], colours.hairline);
    const contact = `${company.phone.display} · ${company.email} · ${company.website}${path}`;
    const number = `Data of ${dataDate} · ${index + 1} / ${count}`;
    setArtifact(pdf, () => {
      setLine(pdf, contact, small, { x: page.left, y: 288.5 });
      setLine(pdf, number, small, { x: page.right, y: 288.5, align: "right" });
    });
  }
}

/** Sets a heading that stays on one page with the next block. */
export function setHeading(flow: Flow, words: string, follows = 25): void {
  if (flow.spaceLeft() < follows + 12) flow.breakPage();
  const y = flow.take(11);
  setLine(flow.pdf, words, { face: "strong", size: 12, tag: "H2" }, { x: page.left, y: y + 6 });
  rule(flow.pdf, [page.left, y + 8.2, page.right, y + 8.2], colours.line, 0.2);
}

/** Sets a paragraph across the page. */
export function setText(flow: Flow, words: string, muted = false): void {
  const style = {
    face: "text",
    size: 9,
    colour: muted ? colours.muted : colours.ink,
    width: textWidth * 0.8,
    leading: 4.3,
  } as const;
  const y = flow.take(0);
  const end = setParagraph(flow.pdf, words, style, { x: page.left, y: y + 3.2 });
  flow.take(end - y - 3.2 + 2.4);
}
