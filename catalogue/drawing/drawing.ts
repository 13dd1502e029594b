/** A place on a drawing in mm; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** What a shape is made of, which decides how it is filled and hatched. */
export type Material =
  /** Cut steel or cast iron; neighbours lean their hatching to different sides. */
  | "steel-right"
  | "steel-left"
  /** What isn't cut and so never hatched: balls, rollers, a housing or pulley from outside. */
  | "rolling"
  | "cage"
  | "rubber"
  | "cord"
  /** Edges behind the cut: a thin line without a fill. */
  | "edge";

/** A closed or open outline in SVG path data with absolute coordinates in mm; M, L, A, C, Z only. */
export type Shape = { readonly material: Material; readonly path: string };

/** Where a dimension line stands: beside, above or below everything that is drawn. */
export type Side = "left" | "right" | "above" | "below";

/**
 * A measured distance. Left and right measure heights, above and below widths. The dimension line
 * stands outside the part; how far, what size its text has and where its arrows go is decided once
 * for all drawings in `lay-out-drawing.ts`.
 */
export type Dimension = {
  /** Ends of the measured distance; extension lines start here. */
  readonly from: Point;
  readonly to: Point;
  readonly side: Side;
  /** 1 stands nearest to the part; dimensions of one side and row must not overlap. */
  readonly row: number;
  /** Draws the line in an opening of the part, beside `from`, instead of outside the part. */
  readonly isInside?: boolean;
  /** As on a drawing: `Ø52`, `15`, `B 16`. */
  readonly label: string;
};

/** A measured angle: an arc about `apex` from one point to another at the same distance from it. */
export type Angle = {
  readonly apex: Point;
  readonly from: Point;
  readonly to: Point;
  /** Thin lines that carry the measured edges out to the arc, where nothing else does. */
  readonly legs?: readonly (readonly [Point, Point])[];
  /** As on a drawing: `40°`. */
  readonly label: string;
};

/** A part, true to scale. Knows nothing of paper, screen or colour. */
export type Drawing = {
  readonly title: string;
  /** The same facts in a sentence, for people who can't see the drawing. */
  readonly description: string;
  /** Box around all shapes, without dimension lines. */
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Drawn in this order, later ones over earlier ones. */
  readonly shapes: readonly Shape[];
  /** From edge to edge of what they belong to; the layout lets them stand out a little. */
  readonly centreLines: readonly (readonly [Point, Point])[];
  readonly dimensions: readonly Dimension[];
  readonly angles?: readonly Angle[];
};
