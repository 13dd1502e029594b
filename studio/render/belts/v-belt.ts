import type { VSection } from "../../../catalogue/belts/belt.ts";
import { vSections } from "../../../catalogue/belts/v-sections.data.ts";
import { drawVSection } from "../../../catalogue/drawing/draw-v-section.ts";
import type { BeltPath } from "../../internals/belt-path.ts";
import type { Part } from "../scene.ts";
import { type BeltSection, beltBody, type Cut, cutLayer } from "./belt-body.ts";
import { drawnSection } from "./drawn-section.ts";

/** @throws {Error} If the catalogue lists no such section (programmer error). */
export function vSection(name: string): VSection {
  const found = vSections.find(({ section }) => section === name);
  if (!found) throw new Error(`no V-belt section ${name}`);
  return found;
}

/** Depth of the pitch line below the belt's top. */
export function pitchDepthMm(belt: VSection): number {
  const { topWidthMm, datumWidthMm, heightMm } = belt;
  return datumWidthMm === undefined
    ? heightMm * 0.22
    : (topWidthMm - datumWidthMm) / 2 / getFlank(belt);
}

/** Bent around a pulley, flanks of 40° become as steep as those of its groove, 38°. */
function seatedDeg({ angleDeg }: VSection): number {
  return angleDeg === 40 ? 38 : angleDeg;
}

function getFlank(belt: VSection): number {
  return Math.tan((seatedDeg(belt) * Math.PI) / 360);
}

/** A V-belt wrapped in fabric, whole or with two cut ends. */
export function wrappedVBelt(belt: VSection, path: BeltPath, cut?: Cut): Part[] {
  const { body, core, cords } = seatedSection(belt);
  const whole: Part = { shape: beltBody(path, () => body, { cut }), material: "belt-fabric" };
  if (!cut) return [whole];
  return [whole, ...ends(path, cut, core ?? body, cords)];
}

/** Length of one cog and the gap after it, and how deep the gap is, as shares of the height. */
const cogs = { pitch: 0.78, depth: 0.42 } as const;

/** A V-belt with bare flanks, cogged inside, so that it bends around small pulleys. */
export function coggedVBelt(belt: VSection, path: BeltPath, cut?: Cut): Part[] {
  const { body, cords } = seatedSection(belt);
  const top = pitchDepthMm(belt);
  const height = belt.heightMm;
  const flank = getFlank(belt);
  const count = Math.round(path.length / Math.max(cogs.pitch * height, 7));
  const shape = beltBody(
    path,
    (s): BeltSection => {
      const reach = height * (1 - cogs.depth * gap((s / path.length) * count));
      const rounding = Math.min(0.6, height * 0.05);
      const at = (down: number): number => belt.topWidthMm / 2 - down * flank;
      return [
        [-at(0), top],
        [at(0), top],
        [at(reach - rounding), top - reach + rounding],
        [at(reach) - rounding, top - reach],
        [-at(reach) + rounding, top - reach],
        [-at(reach - rounding), top - reach + rounding],
      ];
    },
    { cut, stepMm: 0.45 },
  );
  const whole: Part = { shape, material: "belt-rubber" };
  return cut ? [whole, ...ends(path, cut, body, cords)] : [whole];
}

/** 0 on a cog, 1 in the gap between two; `cog` is a continuous index. */
function gap(cog: number): number {
  const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * (cog % 1));
  const sharp = Math.min(Math.max((wave - 0.28) / 0.5, 0), 1);
  return sharp * sharp * (3 - 2 * sharp);
}

function seatedSection(belt: VSection): ReturnType<typeof drawnSection> {
  return drawnSection(drawVSection({ ...belt, angleDeg: seatedDeg(belt) }), pitchDepthMm(belt));
}

function ends(path: BeltPath, cut: Cut, core: BeltSection, cords: readonly BeltSection[]): Part[] {
  return (["from", "to"] as const).flatMap((end): Part[] => [
    { shape: cutLayer(path, cut, end, core, 1), material: "nitrile-rubber" },
    ...cords.map((cord): Part => ({
      shape: cutLayer(path, cut, end, cord, 2),
      material: "polyamide",
    })),
  ]);
}
