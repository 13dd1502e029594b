import {
  type LipFrame,
  type LipOutline,
  uCup,
  wiper,
} from "../../../catalogue/drawing/draw-fluid-section.ts";
import { closedOutline } from "../../../catalogue/drawing/outline.ts";
import { outlinePoints } from "../outline-points.ts";
import type { Material, Outline, Part } from "../scene.ts";

const forms = { "u-cup": uCup, wiper } satisfies Record<string, (frame: LipFrame) => LipOutline>;

/** A hydraulic or pneumatic seal. Diameters and length in mm. */
type LipSeal = {
  readonly form: keyof typeof forms;
  /** Diameter of the rod or bore that moves along the seal, and of the groove that holds it. */
  readonly movingMm: number;
  readonly grooveMm: number;
  readonly lengthMm: number;
  readonly material: Material;
};

/** The seal around z, its pressure side up; `turn` limits it to a part of the turn. */
export function lipSeal(seal: LipSeal, turn?: { fromDeg: number; toDeg: number }): Part {
  const { movingMm, grooveMm, lengthMm, material } = seal;
  const height = Math.abs(grooveMm - movingMm) / 2;
  const away = Math.sign(grooveMm - movingMm);
  const { places } = forms[seal.form]({ height, length: lengthMm });
  const profile = outlinePoints(closedOutline(places), 0.08).map(
    ([x, y]) => [movingMm / 2 + away * y, x] as const,
  );
  return { shape: { kind: "turned", profile, ...turn }, material };
}

/** An O-ring resting on z = 0, by its inside diameter and its cord. */
export function oRing(insideMm: number, cordMm: number): Part {
  const middle = (insideMm + cordMm) / 2;
  const profile: Outline = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 32;
    return [middle + (cordMm / 2) * Math.cos(angle), (cordMm / 2) * (1 + Math.sin(angle))];
  });
  return { shape: { kind: "turned", profile }, material: "nitrile-rubber" };
}
