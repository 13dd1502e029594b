import type { Drawing, Point, Shape } from "#catalogue/drawing/drawing.ts";

/** What a drawing of a component shows; its middle is at 0, 0. */
export type ComponentView = {
  readonly title: string;
  readonly description: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shapes: readonly Shape[];
  /** Which centre lines the part has. */
  readonly axes?: "both" | "horizontal";
};

/** A drawing without dimension lines, for a part whose kind is known and whose size is typical. */
export function drawComponent(view: ComponentView): Drawing {
  const { title, description, widthMm: width, heightMm: height, shapes, axes = "both" } = view;
  const across: readonly [Point, Point] = [
    [-width / 2, 0],
    [width / 2, 0],
  ];
  const upright: readonly [Point, Point] = [
    [0, -height / 2],
    [0, height / 2],
  ];
  // Air around the part, as on the drawings of seals.
  const [spareX, spareY] = [width * 0.1, height * 0.1];
  return {
    title,
    description,
    bounds: {
      x: -width / 2 - spareX,
      y: -height / 2 - spareY,
      width: width + 2 * spareX,
      height: height + 2 * spareY,
    },
    shapes,
    centreLines: axes === "both" ? [across, upright] : [across],
    dimensions: [],
  };
}

/** Returns a path above the axis and its mirror image below. */
export function onBothSides(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** A point at a distance from a centre; 0° points right and angles grow clockwise. */
export function polar(radius: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
