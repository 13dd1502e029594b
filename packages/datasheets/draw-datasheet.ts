import { company } from "#domain/company.ts";
import type { Datasheet, FigureTable } from "./datasheet.ts";
import { drawPart, formatScale, scaleToFit } from "./draw-part.ts";
import {
  colours,
  openPdf,
  page,
  type PdfDocument,
  points,
  rule,
  setLine,
  setParagraph,
  getWidth,
} from "./pdf-document.ts";
import { measureFigures, setFigures, writeFigure, setSymbol } from "./set-figures.ts";
import { setTitleBlock } from "./set-title-block.ts";
import { breakWords, setWords } from "./set-words.ts";
import { setTagged } from "./tags.ts";

const width = page.right - page.left;
const gap = 8;
const titleBlockTop = 260;
const bodyTop = 65;
const between = 5;
/** Min and max height of a row of figures. */
const [minRowHeight, maxRowHeight] = [4.3, 5.6];

/** Draws a data sheet on one page of A4. */
export async function drawDatasheet(sheet: Datasheet): Promise<Buffer> {
  const title = `NSK ${sheet.code} ${sheet.name}`;
  const pdf = openPdf(`${title}: data sheet`, sheet.description);
  pdf.document.addPage();
  setHead(pdf, sheet);
  const words = breakWords(pdf, sheet);
  const wordsTop = titleBlockTop - 3 - words.height;
  const isWide = sheet.drawing.bounds.width > sheet.drawing.bounds.height;
  const set = isWide ? setWide : setTall;
  const scale = set(pdf, sheet, wordsTop - 6);
  setWords(pdf, words, wordsTop);
  setTitleBlock(pdf, { sheet, scale: formatScale(scale), top: titleBlockTop });
  return pdf.finish();
}

function setHead(pdf: PdfDocument, sheet: Datasheet): void {
  const { left, right } = page;
  setLine(pdf, company.name, { face: "strong", size: 9 }, { x: left, y: 15 });
  const kind = { face: "text", size: 8, colour: colours.muted } as const;
  setLine(pdf, "Data sheet", kind, { x: right, y: 15, align: "right" });
  rule(pdf, [left, 18, right, 18], colours.line, 0.2);
  rule(pdf, [left, 18, left + 14, 18], colours.accent, 0.8);
  setLine(pdf, sheet.code, { face: "codeStrong", size: 30, tag: "H1" }, { x: left - 0.4, y: 32.5 });
  const name = { face: "strong", size: 11 } as const;
  setLine(pdf, `NSK ${sheet.name}`, name, { x: left, y: 39.5 });
  const text = { face: "text", size: 8.5, colour: colours.muted } as const;
  const column = { width: 92, leading: 3.9 };
  setParagraph(pdf, sheet.description, { ...text, ...column }, { x: right - 92, y: 27 });
  setKey(pdf, sheet, 46);
}

/** The main figures, in a row. */
function setKey(pdf: PdfDocument, { key }: Datasheet, top: number): void {
  const { left, right } = page;
  rule(pdf, [left, top, right, top], colours.line, 0.2);
  rule(pdf, [left, top + 13, right, top + 13], colours.line, 0.2);
  const cell = width / key.length;
  for (const [index, figure] of key.entries()) {
    const x = left + cell * index + (index === 0 ? 0 : 4);
    if (index > 0) rule(pdf, [x - 4, top, x - 4, top + 13]);
    const label = { face: "text", size: 7.5, colour: colours.muted } as const;
    const symbol = { x: x + getWidth(pdf, figure.label, label) + 1.6, y: top + 4.4 };
    const value =
      typeof figure.value === "number" ? writeFigure(figure.value, figure.unit) : figure.value;
    setTagged(pdf, "P", () => {
      setLine(pdf, figure.label, label, { x, y: top + 4.4 });
      setSymbol(pdf, figure.symbol, { face: "strong", size: 7.5 }, symbol);
      setLine(pdf, `${value} ${figure.unit}`, { face: "code", size: 13 }, { x, y: top + 10.6 });
    });
  }
}

/** A tall part: drawing on the left, its figures on the right. */
function setTall(pdf: PdfDocument, sheet: Datasheet, bottom: number): number {
  const column = (width - gap) / 2;
  const x = page.left + column + gap;
  const rowHeight = fitRows(sheet.tables, bottom - bodyTop);
  let y = bodyTop;
  for (const table of sheet.tables) {
    y = setFigures(pdf, table, { x, y, width: column }, rowHeight) + between;
  }
  const place = { x: page.left, y: bodyTop, width: column, height: bottom - bodyTop };
  return setDrawing(pdf, sheet, place);
}

/** A wide part: drawing across the page, its first table and the others side by side below. */
function setWide(pdf: PdfDocument, sheet: Datasheet, bottom: number): number {
  const [first, ...others] = sheet.tables;
  const columns = [first ? [first] : [], others];
  const column = (width - gap) / 2;
  const top =
    bottom - Math.max(...columns.map((tables) => measureFigures(tables, minRowHeight, between)));
  for (const [index, tables] of columns.entries()) {
    const x = page.left + (column + gap) * index;
    let y = top;
    for (const table of tables) {
      y = setFigures(pdf, table, { x, y, width: column }, minRowHeight) + between;
    }
  }
  return setDrawing(pdf, sheet, { x: page.left, y: bodyTop, width, height: top - 6 - bodyTop });
}

/** Returns the row height that fits the available space, within limits. */
function fitRows(tables: readonly FigureTable[], heightMm: number): number {
  const rows = tables.reduce((count, table) => count + table.rows.length, 0);
  const fitting = (heightMm - measureFigures(tables, 0, between)) / rows;
  if (fitting < minRowHeight) throw new RangeError("Figures run over the page");
  return Math.min(fitting, maxRowHeight);
}

function setDrawing(
  pdf: PdfDocument,
  sheet: Datasheet,
  place: { x: number; y: number; width: number; height: number },
): number {
  const { document } = pdf;
  const caption = 9;
  const area = { ...place, height: place.height - caption };
  const drawing = scaleToFit(sheet.drawing, area);
  drawPart(pdf, drawing, area, sheet.drawing.title);
  document.rect(points(place.x), points(place.y), points(place.width), points(place.height));
  document.lineWidth(points(0.15)).stroke(colours.hairline);
  const style = { face: "text", size: 7, colour: colours.muted } as const;
  const words = `Scale ${formatScale(drawing.scale)} when printed at 100 %, dimensions in mm.`;
  setLine(pdf, words, style, { x: place.x + 2.5, y: place.y + place.height - 5.6 });
  const proviso = "Rolling elements, shoulders and cage have usual proportions.";
  setLine(pdf, proviso, style, { x: place.x + 2.5, y: place.y + place.height - 2.5 });
  return drawing.scale;
}
