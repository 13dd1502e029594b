import { numberPages, openFlow, setText, textWidth } from "#datasheets/flow.ts";
import { breakLines, colours, openPaper, page, rule, setLine } from "#datasheets/paper.ts";
import type { FamilySheet } from "./family-sheet.ts";
import { setBlocks } from "./set-blocks.ts";

/** Draws a family's technical sheet. */
export async function drawFamilySheet(sheet: FamilySheet): Promise<Buffer> {
  const name = `${sheet.brand} ${sheet.title}`;
  const paper = openPaper(`${name}: technical sheet`, sheet.description);
  const flow = openFlow(paper, `${name} · technical sheet`);
  const start = flow.take(0);
  rule(paper, [page.left, 18, page.left + 14, 18], colours.accent, 0.8);
  setLine(paper, sheet.brand, { face: "code", size: 10 }, { x: page.left, y: start + 4 });
  const style = { face: "strong", size: 22 } as const;
  const lines = breakLines(paper, sheet.title, style, textWidth);
  for (const [index, line] of lines.entries()) {
    setLine(paper, line, style, { x: page.left - 0.4, y: start + 14 + index * 9 });
  }
  flow.take(11 + lines.length * 9);
  setText(flow, sheet.description);
  setBlocks(flow, sheet.blocks);
  numberPages(paper, sheet.page);
  return paper.finish();
}
