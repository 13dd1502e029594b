import { numberPages, openFlow, setText, textWidth } from "#datasheets/flow.ts";
import { breakLines, colours, openPdf, page, rule, setLine } from "#datasheets/pdf-document.ts";
import { setTagged } from "#datasheets/tags.ts";
import type { FamilySheet } from "./family-sheet.ts";
import { setBlocks } from "./set-blocks.ts";

/** Draws a family's technical sheet. */
export async function drawFamilySheet(sheet: FamilySheet): Promise<Buffer> {
  const name = `${sheet.brand} ${sheet.title}`;
  const pdf = openPdf(`${name}: technical sheet`, sheet.description);
  const flow = openFlow(pdf, `${name} · technical sheet`);
  const start = flow.take(0);
  rule(pdf, [page.left, 18, page.left + 14, 18], colours.accent, 0.8);
  setLine(pdf, sheet.brand, { face: "code", size: 10 }, { x: page.left, y: start + 4 });
  const style = { face: "strong", size: 22 } as const;
  const lines = breakLines(pdf, sheet.title, style, textWidth);
  setTagged(pdf, "H1", () => {
    for (const [index, line] of lines.entries()) {
      setLine(pdf, line, style, { x: page.left - 0.4, y: start + 14 + index * 9 });
    }
  });
  flow.take(11 + lines.length * 9);
  setText(flow, sheet.description);
  setBlocks(flow, sheet.blocks);
  numberPages(pdf, sheet.page);
  return pdf.finish();
}
