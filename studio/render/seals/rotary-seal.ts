import { sealSection } from "../../../catalogue/drawing/draw-seal-section.ts";
import { rotarySeals } from "../../../catalogue/seals/rotary-seals.data.ts";
import type { RotarySeal } from "../../../catalogue/seals/seal.ts";
import { outlinePoints } from "../outline-points.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { garterSpring } from "./garter-spring.ts";

/** @throws {Error} If the catalogue lists no such size (programmer error). */
function rotarySealSize(code: string): RotarySeal {
  const found = rotarySeals.find((seal) => seal.code === code);
  if (!found) throw new Error(`no rotary seal ${code}`);
  return found;
}

/** The piece cut out of a seal to show its steel ring and spring. */
type CutAway = { readonly fromDeg: number; readonly toDeg: number };

/**
 * How much further than the rubber the insert and the spring reach at a cut, so that each layer is
 * visible.
 */
const insertDeg = 9;
const springDeg = 24;

/** A rotary shaft seal around z, its air side at z = 0 and its spring on top. */
export function rotarySeal(code: string, form: "A" | "AS", cut?: CutAway): Group {
  const seal = rotarySealSize(code);
  const { rubber, steelCase, spring } = sealSection(seal, form);
  const [fromDeg, toDeg] = cut ? [cut.toDeg, cut.fromDeg + 360] : [0, 360];
  const turned = (profile: Outline, material: Part["material"], further: number): Part => ({
    shape: {
      kind: "turned",
      profile,
      ...(cut ? { fromDeg: fromDeg - further, toDeg: toDeg + further } : {}),
    },
    material,
  });
  const [along, up] = spring.centre;
  return {
    parts: [
      turned(asProfile(rubber), "nitrile-rubber", 0),
      // Without a cut, the rubber hides it.
      ...(cut ? [turned(asProfile(steelCase), "sheet-steel", insertDeg)] : []),
      garterSpring({
        radiusMm: -up,
        heightMm: along,
        coilMm: spring.radius,
        fromDeg: cut ? fromDeg - springDeg : fromDeg,
        toDeg: cut ? toDeg + springDeg : toDeg,
      }),
    ],
  };
}

/** From the drawing, where x runs along the axis and y down to it. */
function asProfile(path: string): Outline {
  return outlinePoints(path, 0.08).map(([x, y]) => [-y, x]);
}
