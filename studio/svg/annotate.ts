import type { Point } from "../../catalogue/drawing/drawing.ts";
import { palette } from "./palette.ts";
import { element, group, num, path, polar } from "./shapes.ts";

// Centre lines, dimension lines and labels. Everything here is in pixels of the image.

/** Position of a part on the image: its origin in pixels, and pixels per mm. */
export type Placing = { readonly x: number; readonly y: number; readonly scale: number };

export function place({ x, y, scale }: Placing, ...children: string[]): string {
  return group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, ...children);
}

export function toPixels({ x, y, scale }: Placing, [mmX, mmY]: Point): Point {
  return [x + mmX * scale, y + mmY * scale];
}

export function centreLine(from: Point, to: Point): string {
  return path(`M${pair(from)}L${pair(to)}`, {
    fill: "none",
    stroke: palette.steel4,
    "stroke-width": 1.3,
    "stroke-dasharray": "26 5 5 5",
  });
}

/** The crossing centre lines of a round part. */
export function centreCross([x, y]: Point, reach: number): string {
  return centreLine([x - reach, y], [x + reach, y]) + centreLine([x, y - reach], [x, y + reach]);
}

export type Measure = {
  readonly from: Point;
  readonly to: Point;
  /** Distance of the dimension line, to the left of the direction from `from` to `to`. */
  readonly offset: number;
  readonly label: string;
  readonly textSize?: number;
};

/**
 * A dimension line with its extension lines; the label is on the line, on a patch of background colour.
 */
export function dimension({ from, to, offset, label: text, textSize = 26 }: Measure): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const unit: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const side: Point = [unit[1], -unit[0]];
  const away = Math.sign(offset);
  const move = ([x, y]: Point, by: number): Point => [x + side[0] * by, y + side[1] * by];
  const [a, b] = [move(from, offset), move(to, offset)];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const extension = (point: Point): string =>
    `M${pair(move(point, away * 6))}L${pair(move(point, offset + away * 9))}`;
  return [
    path(`${extension(from)}${extension(to)}M${pair(a)}L${pair(b)}`, {
      fill: "none",
      stroke: palette.steel5,
      "stroke-width": 1.3,
    }),
    arrow(a, [-unit[0], -unit[1]]),
    arrow(b, unit),
    boxedText(middle, text, textSize),
  ].join("");
}

/** A filled arrow head whose tip is at a point. */
export function arrow(tip: Point, direction: Point, colour: string = palette.steel5): string {
  const [length, half] = [15, 4.2];
  const back: Point = [tip[0] - direction[0] * length, tip[1] - direction[1] * length];
  const left: Point = [back[0] - direction[1] * half, back[1] + direction[0] * half];
  const right: Point = [back[0] + direction[1] * half, back[1] - direction[0] * half];
  return path(`M${pair(tip)}L${pair(left)}L${pair(right)}Z`, { fill: colour });
}

/** A number that interrupts its line, on a patch of background colour. */
export function boxedText(at: Point, text: string, size: number): string {
  const width = text.length * size * 0.6 + size * 0.5;
  const height = size * 1.15;
  return [
    element("rect", {
      x: at[0] - width / 2,
      y: at[1] - height / 2,
      width,
      height,
      fill: palette.paper,
    }),
    label(at, text, size),
  ].join("");
}

export function label(at: Point, text: string, size: number, anchor = "middle"): string {
  return element(
    "text",
    {
      x: at[0],
      y: at[1] + size * 0.35,
      "font-family": "Plex Mono",
      "font-size": size,
      fill: palette.muted,
      "text-anchor": anchor,
    },
    text,
  );
}

/** A curved arrow around a point, showing a direction of rotation. */
export function turnArrow(
  [x, y]: Point,
  radius: number,
  [start, end]: readonly [number, number],
  colour: string = palette.accent,
): string {
  const [x1, y1] = polar(radius, start);
  const [x2, y2] = polar(radius, end);
  const clockwise = end > start;
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  const [dx, dy] = polar(1, end + (clockwise ? 90 : -90) * 0.93);
  return group(
    { transform: `translate(${num(x)} ${num(y)})` },
    path(
      `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${large} ${clockwise ? 1 : 0} ${num(x2)} ${num(y2)}`,
      { fill: "none", stroke: colour, "stroke-width": 2.4 },
    ),
    arrow([x2 + dx * 10, y2 + dy * 10], [dx, dy], colour),
  );
}

/** The line along which a part carries its load: the single orange object in an image. */
export function loadLine(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const unit: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (
    path(`M${pair(from)}L${pair([to[0] - unit[0] * 8, to[1] - unit[1] * 8])}`, {
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 3,
    }) + arrow(to, unit, palette.accent)
  );
}

function pair([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}
