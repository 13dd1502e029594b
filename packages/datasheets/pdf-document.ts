import Pdf from "pdfkit";
import { company } from "#domain/company.ts";
import { markLine, setTagged, startTags, type PdfTags, type Tag } from "./tags.ts";
import { assertGlyphs, type Face, openFont } from "./type-faces.ts";

/** An unfinished document. All lengths are in mm from the upper left corner, text sizes in points. */
export type PdfDocument = {
  readonly document: PDFKit.PDFDocument;
  readonly tags: PdfTags;
  readonly finish: () => Promise<Buffer>;
};

/** A4, in mm. */
export const page = { width: 210, height: 297, left: 15, right: 195 } as const;

export const colours = {
  ink: "#16181d",
  muted: "#50555f",
  hairline: "#c9c6be",
  line: "#85888f",
  sunken: "#f4f2ec",
  accent: "#b83c00",
} as const;

export type Colour = (typeof colours)[keyof typeof colours];

/** Style of a line of text. */
export type Style = {
  readonly face: Face;
  readonly size: number;
  readonly colour?: Colour;
  /** Of a line outside a block; a paragraph if it isn't given. */
  readonly tag?: Tag;
};

/** Position of a line of text: `y` is its baseline, `x` its start, end or middle. */
export type Placing = {
  readonly x: number;
  readonly y: number;
  readonly align?: "left" | "right" | "centre";
};

/** Date of the data, printed in the documents instead of the build date. */
export const dataDate = "2026-11-20";

const mm = 72 / 25.4;

/** What distinguishes documents of customers from those of the build. */
export type PdfOptions = { readonly lang?: "en" | "sq"; readonly createdAt?: Date };

/** Creates a document without pages; the same content gives the same bytes. */
export function openPdf(
  title: string,
  subject: string,
  { lang = "en", createdAt = new Date(`${dataDate}T00:00:00Z`) }: PdfOptions = {},
): PdfDocument {
  const document = new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    size: "A4",
    margin: 0,
    // None of pdfkit's built-in fonts.
    font: "",
    lang,
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Subject: subject,
      Author: company.name,
      Creator: company.name,
      Producer: "pdfkit",
      CreationDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done) => {
    document.on("end", () => done(Buffer.concat(chunks)));
  });
  return {
    document,
    tags: startTags(document),
    finish: () => {
      document.end();
      return ended;
    },
  };
}

/** Converts mm to points. */
export function points(lengthMm: number): number {
  return lengthMm * mm;
}

/** Measures a line of text in mm. */
export function getWidth({ document }: PdfDocument, words: string, { face, size }: Style): number {
  const key = `${face} ${words}`;
  const known = widths.get(key) ?? measure(document, words, face);
  if (widths.size >= maxWidths) widths.clear();
  widths.set(key, known);
  return (known * size) / mm;
}

/** Widths at one point, shared by all documents: measuring is most of the work. */
const widths = new Map<string, number>();

/** The server draws what people type, which never ends. */
const maxWidths = 50_000;

function measure(document: PDFKit.PDFDocument, words: string, face: Face): number {
  assertGlyphs(words, face);
  return chooseFace(document, face, 1).widthOfString(words);
}

/** Sets one line of text. */
export function setLine(pdf: PdfDocument, words: string, style: Style, placing: Placing): void {
  const { document } = pdf;
  const { face, size, colour = colours.ink, tag = "P" } = style;
  const share = { left: 0, centre: 0.5, right: 1 }[placing.align ?? "left"];
  const x = placing.x - getWidth(pdf, words, style) * share;
  markLine(pdf, tag, () => {
    document.fillColor(colour);
    chooseFace(document, face, size).text(words, points(x), points(placing.y), {
      lineBreak: false,
      baseline: "alphabetic",
    });
  });
}

/** By name: pdfkit compares unnamed fonts with all others each time. */
function chooseFace(document: PDFKit.PDFDocument, face: Face, size: number): PDFKit.PDFDocument {
  return document.registerFont(face, openFont(face)).font(face).fontSize(size);
}

/** Breaks a text into lines of at most this width in mm. */
export function breakLines(pdf: PdfDocument, words: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && getWidth(pdf, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets a text in lines; returns the baseline of the line after it. */
export function setParagraph(
  pdf: PdfDocument,
  words: string,
  style: Style & { readonly width: number; readonly leading: number },
  at: { readonly x: number; readonly y: number },
): number {
  let { y } = at;
  setTagged(pdf, style.tag ?? "P", () => {
    for (const line of breakLines(pdf, words, style, style.width)) {
      setLine(pdf, line, style, { x: at.x, y });
      y += style.leading;
    }
  });
  return y;
}

/** Draws a straight line; 0.1 mm is a hairline. */
export function rule(
  { document }: PdfDocument,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: Colour = colours.hairline,
  weight = 0.15,
): void {
  document
    .moveTo(points(x1), points(y1))
    .lineTo(points(x2), points(y2))
    .lineWidth(points(weight))
    .undash()
    .stroke(colour);
}
