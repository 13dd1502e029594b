import type { Angle, Dimension, Drawing, Point, Side } from "./drawing.ts";
import { layOutAngle } from "./lay-out-angle.ts";
import { layOutDimension, textWidth } from "./lay-out-dimension.ts";
import type { Box, Layout, LayoutOptions, Marks, Measures } from "./layout.ts";
import { polyline } from "./outline.ts";

type Margins = Record<Side, number>;
type Placed = Measures & { readonly viewBox: Box; readonly marks: readonly Marks[] };

const allSides: readonly Side[] = ["left", "right", "above", "below"];

// All sizes are shares of the canvas's longer side, for a uniform look of all drawings.
const textShare = 0.034;
const overhangShare = 0.03;
const emptyMarginShare = 0.05;
const rowShare = 0.07;
/** Text is above its line: outside on the left and above, inside on the right and below. */
const firstRowShare: Record<Side, number> = { left: 0.06, above: 0.06, right: 0.09, below: 0.09 };
/** In an opening, where the axis is near. */
const insideShare = 0.045;
const outsideShare: Record<Side, number> = { left: 0.06, above: 0.06, right: 0.03, below: 0.03 };

/**
 * Lays a drawing out on a canvas: size, margins, line widths and dimension lines. All marks are in mm
 * of the part.
 *
 * @param options Whether to show dimensions, and the aspect of the canvas.
 */
export function layOutDrawing(drawing: Drawing, options: LayoutOptions): Layout {
  const { dimensions, angles = [] } = options.dimensions ? drawing : { dimensions: [], angles: [] };
  const margins = getMargins(dimensions);
  const place = (wider: Margins): Placed => {
    const bounds = boxWith(angles, drawing.bounds);
    const { size, viewBox } = fitCanvas(bounds, wider, options);
    const share = (part: number): number => Math.round(size * part * 1e4) / 1e4;
    const measures: Measures = { bounds, size, textSize: share(textShare) };
    const marks = [
      ...dimensions.map((dimension) =>
        layOutDimension(dimension, measures, size * rowDistance(dimension)),
      ),
      ...angles.map((angle) => layOutAngle(angle, measures)),
    ];
    return { ...measures, viewBox, marks };
  };
  const { size, textSize, viewBox, marks } = place(widenForLabels(margins, place(margins)));
  return {
    viewBox,
    textSize,
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

/** The part's box, extended by the angles beside it. */
function boxWith(angles: readonly Angle[], { x, y, width, height }: Box): Box {
  const places = angles.flatMap(({ from, to, legs = [] }) => [from, to, ...legs.flat()]);
  const xs = [x, x + width, ...places.map(([px]) => px)];
  const ys = [y, y + height, ...places.map(([, py]) => py)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A label beside a short dimension line can extend beyond the canvas. */
function widenForLabels(margins: Margins, { size, textSize, viewBox, marks }: Placed): Margins {
  const wider = { ...margins };
  for (const { text, at, rotation } of marks.flatMap(({ labels }) => labels)) {
    const along = textWidth(text, textSize) / 2 + size * 0.012;
    const [across, down] = rotation === 0 ? [along, textSize / 2] : [textSize / 2, along];
    const beyond: Margins = {
      left: viewBox.x - at[0] + across,
      right: at[0] + across - viewBox.x - viewBox.width,
      above: viewBox.y - at[1] + down,
      below: at[1] + down - viewBox.y - viewBox.height,
    };
    for (const side of allSides) {
      wider[side] = Math.max(wider[side], margins[side] + beyond[side] / size);
    }
  }
  return wider;
}

function rowDistance({ side, row, isInside = false }: Dimension): number {
  return isInside ? insideShare : firstRowShare[side] + rowShare * (row - 1);
}

function getMargins(dimensions: readonly Dimension[]): Margins {
  const margins = {
    left: emptyMarginShare,
    right: emptyMarginShare,
    above: emptyMarginShare,
    below: emptyMarginShare,
  };
  for (const dimension of dimensions.filter(({ isInside = false }) => !isInside)) {
    const { side } = dimension;
    margins[side] = Math.max(margins[side], rowDistance(dimension) + outsideShare[side]);
  }
  return margins;
}

function fitCanvas(
  bounds: Box,
  margins: Margins,
  { aspect, size: wanted }: LayoutOptions,
): { size: number; viewBox: Box } {
  const across = margins.left + margins.right;
  const down = margins.above + margins.below;
  const sides = { width: Math.min(1, aspect ?? 1), height: Math.min(1, 1 / (aspect ?? 1)) };
  const size =
    wanted ??
    Math.max(bounds.width / (sides.width - across), bounds.height / (sides.height - down));
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
