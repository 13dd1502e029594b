import type { BeltPath, Spot } from "../../internals/belt-path.ts";
import type { Outline, Shape, Vector } from "../scene.ts";

/** Corners of a belt's section: sideways, and outwards from its pitch line. */
export type BeltSection = Outline;

/** The piece of a belt between two lengths along its pitch line; without it, the whole belt. */
export type Cut = { readonly from: number; readonly to: number };

/** How far the layers protrude from the cut, so that each is visible. */
const layerMm = 0.06;

/** Sweeps a section along a belt's pitch line; the section may change on the way, as between cogs. */
export function beltBody(
  path: BeltPath,
  sectionAt: (s: number) => BeltSection,
  { cut, stepMm = 2 }: { readonly cut?: Cut | undefined; readonly stepMm?: number } = {},
): Shape {
  const { from, to } = cut ?? { from: 0, to: path.length };
  const steps = Math.ceil((to - from) / stepMm);
  const rings = Array.from({ length: cut ? steps + 1 : steps }, (_, index) => {
    const s = from + ((to - from) * index) / steps;
    return ringAt(path.spot(s), sectionAt(s));
  });
  return { kind: "lofted", rings, endless: !cut };
}

/** A thin layer on one of a cut belt's faces; `rank` 1 is on the face, 2 on the first layer. */
export function cutLayer(
  path: BeltPath,
  { from, to }: Cut,
  end: "from" | "to",
  section: BeltSection,
  rank: number,
): Shape {
  const [s, out] = end === "from" ? [from, -1] : [to, 1];
  const { x, y, back } = path.spot(s);
  const along = ((back + 90) * Math.PI) / 180;
  const moved = (distance: number): Spot => ({
    x: x + distance * Math.cos(along),
    y: y + distance * Math.sin(along),
    back,
  });
  const rings = [ringAt(moved(-0.2 * out), section), ringAt(moved(rank * layerMm * out), section)];
  return { kind: "lofted", rings, endless: false };
}

/** The belt runs in x and y; its width is along z. */
function ringAt({ x, y, back }: Spot, section: BeltSection): Vector[] {
  const angle = (back * Math.PI) / 180;
  return section.map(([sideways, outwards]): Vector => [
    x + outwards * Math.cos(angle),
    y + outwards * Math.sin(angle),
    sideways,
  ]);
}
