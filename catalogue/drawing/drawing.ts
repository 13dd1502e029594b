/** A place on a drawing in mm; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** What a shape is made of, which decides how it is filled and hatched. */
export type Material =
  /** Cut steel or cast iron; neighbours lean their hatching to different sides. */
  | "steel-right"
  | "steel-left"
  /** Balls and rollers, which are never hatched. */
  | "rolling"
  | "cage"
  | "rubber"
  | "cord"
  /** Edges behind the cut: a thin line without a fill. */
  | "edge";

/** A closed or open outline in SVG path data with absolute coordinates in mm. */
export type Shape = { readonly material: Material; readonly path: string };

/** A measured distance with its dimension line, drawn `offset` mm beside the two points. */
export type Dimension = {
  readonly from: Point;
  readonly to: Point;
  /** Distance of the dimension line from the points; its sign chooses the side. */
  readonly offset: number;
  /** As on a drawing: `Ø52`, `15`, `40°`. */
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
  readonly shapes: readonly Shape[];
  readonly centreLines: readonly (readonly [Point, Point])[];
  readonly dimensions: readonly Dimension[];
};
