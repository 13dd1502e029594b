import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawPart, scaleToFit } from "#datasheets/draw-part.ts";
import { type Flow, numberPages, openFlow, setText } from "#datasheets/flow.ts";
import {
  colours,
  dataDate,
  openPdf,
  page,
  type PdfDocument,
  points,
  rule,
  setLine,
} from "#datasheets/pdf-document.ts";
import { setBlocks } from "#datasheets/sheets/set-blocks.ts";
import { reserveSection, setTagged } from "#datasheets/tags.ts";
import { company } from "#domain/company.ts";
import { type Chapter, listChapters } from "./chapters.ts";

type Placed = Chapter & { readonly number: number };

/** Height of a family without sizes, in mm. */
const shortFamilyMm = 100;
const title = "NSK bearings";
const summary = `${bearings.length} bearings and ${housedUnits.length} housed units with every figure.`;

/** Draws the catalogue: cover, contents, a chapter per family, numbers, life, contact. */
export async function drawNskCatalogue(): Promise<Buffer> {
  const pdf = openPdf(`${title}: catalogue`, summary);
  setCover(pdf);
  const { document } = pdf;
  const flow = openFlow(pdf, `${title} · contents`);
  const tagContents = reserveSection(pdf);
  const chapters: Placed[] = [];
  for (const chapter of listChapters()) {
    if (chapter.isShort && chapters.at(-1)?.isShort && flow.spaceLeft() > shortFamilyMm)
      flow.take(8);
    else breakForChapter(flow, chapter);
    const number = document.bufferedPageRange().count;
    const y = flow.take(16);
    document.addNamedDestination(chapter.title, "XYZ", null, points(y - 10), null);
    document.outline.addItem(chapter.title);
    const style = { face: "strong", size: 22, tag: "H1" } as const;
    setLine(pdf, chapter.title, style, { x: page.left - 0.4, y: y + 8 });
    setText(flow, chapter.description);
    setBlocks(flow, chapter.blocks);
    chapters.push({ ...chapter, number });
  }
  document.switchToPage(1);
  tagContents(() => setContents(pdf, chapters));
  numberPages(pdf, "/products/nsk/catalog", 1);
  return pdf.finish();
}

function breakForChapter(flow: Flow, chapter: Chapter): void {
  flow.setRunningHead(`${title} · ${chapter.title}`);
  flow.breakPage();
  rule(flow.pdf, [page.left, 18, page.left + 14, 18], colours.accent, 0.8);
}

function setCover(pdf: PdfDocument): void {
  const { left, right } = page;
  pdf.document.addPage();
  setLine(pdf, company.name, { face: "strong", size: 12 }, { x: left, y: 24 });
  rule(pdf, [left, 29, right, 29], colours.line, 0.2);
  rule(pdf, [left, 29, left + 14, 29], colours.accent, 1);
  setTagged(pdf, "H1", () => {
    setLine(pdf, "NSK", { face: "codeStrong", size: 56 }, { x: left - 1, y: 60 });
    setLine(pdf, "Bearings", { face: "strong", size: 34 }, { x: left - 0.5, y: 76 });
  });
  setLine(pdf, summary, { face: "text", size: 11 }, { x: left, y: 87 });
  const part = drawBearing(getBearing("22312"));
  const drawing = scaleToFit(part, { width: 180, height: 160 });
  drawPart(pdf, drawing, { x: left, y: 98, width: 180, height: 160 }, part.title);
  rule(pdf, [left, 268, right, 268], colours.line, 0.2);
  const small = { face: "text", size: 9, colour: colours.muted } as const;
  setLine(pdf, `${company.phone.display} · ${company.email}`, small, { x: left, y: 275 });
  setLine(pdf, `Data of ${dataDate}`, small, { x: right, y: 275, align: "right" });
  setLine(pdf, "Drawn: 22312, spherical roller bearing", small, { x: left, y: 280 });
}

function setContents(pdf: PdfDocument, chapters: readonly Placed[]): void {
  const { left, right } = page;
  setLine(pdf, "Contents", { face: "strong", size: 22, tag: "H1" }, { x: left - 0.4, y: 35 });
  let y = 46;
  for (const chapter of chapters) {
    const line = { face: "text", size: 10.5 } as const;
    const side = { face: "text", size: 9, colour: colours.muted } as const;
    rule(pdf, [left, y, right, y]);
    const number = { face: "code", size: 10.5 } as const;
    const baseline = y + 6.6;
    setTagged(pdf, "P", () => {
      setLine(pdf, chapter.title, line, { x: left, y: baseline });
      setLine(pdf, chapter.summary, side, { x: left + 95, y: baseline });
      setLine(pdf, String(chapter.number), number, { x: right, y: baseline, align: "right" });
    });
    const box = [points(left), points(y), points(right - left), points(10)] as const;
    pdf.document.goTo(...box, chapter.title);
    y += 10;
  }
  rule(pdf, [left, y, right, y]);
}
