import type { Dimension, Drawing, Point, Side } from "./drawing.ts";
import { layOutAngle } from "./lay-out-angle.ts";
import { layOutDimension } from "./lay-out-dimension.ts";
import type { Box, Layout, LayoutOptions, Measures } from "./layout.ts";
import { polyline } from "./outline.ts";

// All sizes are shares of the canvas's longer side, so that every drawing looks alike.
const textShare = 0.034;
const overhangShare = 0.03;
const emptyMarginShare = 0.05;
const rowShare = 0.07;
/** Text stands above its line: outside on the left and above, inside on the right and below. */
const firstRowShare: Record<Side, number> = { left: 0.06, above: 0.06, right: 0.09, below: 0.09 };
const outsideShare: Record<Side, number> = { left: 0.06, above: 0.06, right: 0.03, below: 0.03 };

/**
 * Places a drawing on a canvas: its size, margins, line widths, and its dimension lines.
 *
 * @param drawing What to lay out.
 * @param options Whether to measure it, and the shape of the canvas.
 * @returns The marks, all in mm of the part.
 */
export function layOutDrawing(drawing: Drawing, options: LayoutOptions): Layout {
  const { bounds } = drawing;
  const dimensions = options.dimensions ? drawing.dimensions : [];
  const margins = marginsOf(dimensions);
  const { size, viewBox } = fitCanvas(bounds, margins, options.aspect);
  const measures: Measures = { bounds, size, textSize: size * textShare };
  const marks = [
    ...dimensions.map((dimension) =>
      layOutDimension(dimension, measures, size * rowDistance(dimension)),
    ),
    ...(options.dimensions ? (drawing.angles ?? []) : []).map((angle) =>
      layOutAngle(angle, measures),
    ),
  ];
  return {
    viewBox,
    textSize: measures.textSize,
    lineWidth: size * 0.0036,
    thinLineWidth: size * 0.0022,
    hatchSpacing: size * 0.016,
    centreLineDashes: [0.036, 0.008, 0.008, 0.008].map((share) => size * share),
    parts: joinNeighbours(drawing),
    centreLines: drawing.centreLines.map((line) => lengthen(line, size * overhangShare)).join(""),
    lines: marks.map(({ lines }) => lines).join(""),
    arrows: marks.map(({ arrows }) => arrows).join(""),
    labels: marks.flatMap(({ labels }) => labels),
  };
}

function rowDistance({ side, row }: Dimension): number {
  return firstRowShare[side] + rowShare * (row - 1);
}

function marginsOf(dimensions: readonly Dimension[]): Record<Side, number> {
  const margins = {
    left: emptyMarginShare,
    right: emptyMarginShare,
    above: emptyMarginShare,
    below: emptyMarginShare,
  };
  for (const dimension of dimensions) {
    const { side } = dimension;
    margins[side] = Math.max(margins[side], rowDistance(dimension) + outsideShare[side]);
  }
  return margins;
}

function fitCanvas(
  bounds: Box,
  margins: Record<Side, number>,
  aspect: number | undefined,
): { size: number; viewBox: Box } {
  const across = margins.left + margins.right;
  const down = margins.above + margins.below;
  const sides = { width: Math.min(1, aspect ?? 1), height: Math.min(1, 1 / (aspect ?? 1)) };
  const size = Math.max(
    bounds.width / (sides.width - across),
    bounds.height / (sides.height - down),
  );
  const width = aspect ? size * sides.width : bounds.width + size * across;
  const height = aspect ? size * sides.height : bounds.height + size * down;
  const left = margins.left * size + (width - bounds.width - size * across) / 2;
  const top = margins.above * size + (height - bounds.height - size * down) / 2;
  return { size, viewBox: { x: bounds.x - left, y: bounds.y - top, width, height } };
}

function joinNeighbours({ shapes }: Drawing): Layout["parts"] {
  const parts: { material: Layout["parts"][number]["material"]; path: string }[] = [];
  for (const { material, path } of shapes) {
    const last = parts.at(-1);
    if (last?.material === material) last.path += path;
    else parts.push({ material, path });
  }
  return parts;
}

function lengthen([from, to]: readonly [Point, Point], by: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [((to[0] - from[0]) / length) * by, ((to[1] - from[1]) / length) * by];
  return polyline([from[0] - ux, from[1] - uy], [to[0] + ux, to[1] + uy]);
}
