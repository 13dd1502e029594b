import { type Flow, setHeading, setText, textWidth } from "#datasheets/flow.ts";
import { breakLines, colours, page, rule, setLine } from "#datasheets/pdf-document.ts";
import { setDrawings } from "#datasheets/set-drawings.ts";
import { setTable } from "#datasheets/set-table.ts";
import { setTagged } from "#datasheets/tags.ts";
import type { Block } from "./family-sheet.ts";

/** Sets blocks in order. */
export function setBlocks(flow: Flow, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) setBlock(flow, block, blocks[index + 1]);
}

function setBlock(flow: Flow, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case "heading":
      setHeading(flow, block.words, next?.kind === "drawings" ? next.height + 5 : undefined);
      break;
    case "text":
      setText(flow, block.words, block.muted);
      break;
    case "list":
      setList(flow, block.items);
      break;
    case "table":
      setTable(flow, block.table);
      break;
    case "drawings":
      setDrawings(flow, block.figures, block);
      break;
  }
}

function setList(flow: Flow, items: readonly string[]): void {
  const style = { face: "text", size: 9 } as const;
  for (const item of items) {
    const lines = breakLines(flow.pdf, item, style, textWidth * 0.8);
    const y = flow.take(lines.length * 4.2 + 0.8);
    rule(flow.pdf, [page.left, y + 2.1, page.left + 2, y + 2.1], colours.line, 0.25);
    setTagged(flow.pdf, "P", () => {
      for (const [index, line] of lines.entries()) {
        setLine(flow.pdf, line, style, { x: page.left + 4.5, y: y + 3.2 + index * 4.2 });
      }
    });
  }
  flow.take(3);
}
