import type { Drawing } from "../../../catalogue/drawing/drawing.ts";
import { outlinePoints } from "../outline-points.ts";
import type { BeltSection } from "./belt-body.ts";

/** A belt's section as in the catalogue's drawings. */
type DrawnSection = {
  readonly body: BeltSection;
  /** The inside of the cover of a wrapped belt; absent in belts without a cover. */
  readonly core: BeltSection | undefined;
  readonly cords: readonly BeltSection[];
};

/**
 * Converts a section from its drawing, in which the top is at 0 and y points down.
 *
 * @param pitchDepthMm Depth of its pitch line below the top.
 */
export function drawnSection(drawing: Drawing, pitchDepthMm: number): DrawnSection {
  const of = (wanted: string): BeltSection[] =>
    drawing.shapes
      .filter(({ material }) => material === wanted)
      .map(({ path }) => outlinePoints(path).map(([x, y]) => [x, pitchDepthMm - y] as const));
  const [body] = of("rubber");
  if (body === undefined) throw new Error(`${drawing.title} has no rubber`);
  const [edge] = of("edge");
  return { body, core: edge && edge.length > 2 ? edge : undefined, cords: of("cord") };
}
