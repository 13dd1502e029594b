import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { outlinePoints } from "../outline-points.ts";
import type { BeltSection } from "./belt-body.ts";

/** A belt's section as the catalogue draws it. */
type DrawnSection = {
  readonly body: BeltSection;
  /** What the cover of a wrapped belt encloses; absent in belts without one. */
  readonly core: BeltSection | undefined;
  readonly cords: readonly BeltSection[];
};

/**
 * Takes a section from its drawing, where the top is at 0 and y runs down.
 *
 * @param drawing A belt's section.
 * @param pitchDepthMm How far its pitch line lies below the top.
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
