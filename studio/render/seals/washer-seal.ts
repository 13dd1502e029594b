import { vRing } from "../../../catalogue/drawing/draw-fluid-section.ts";
import { closedOutline } from "../../../catalogue/drawing/outline.ts";
import { fluidSeals } from "../../../catalogue/seals/fluid-seals.data.ts";
import { outlinePoints } from "../outline-points.ts";
import type { Group, Outline, Part } from "../scene.ts";

/** A bonded seal from z = 0 up: a steel ring with a rubber lip inside. */
export function bondedSeal(code: string): Group {
  const [inside, outside, thick] = ["inside", "outside", "thickness"].map((name) =>
    sizeMm(code, name),
  );
  if (inside === undefined || outside === undefined || thick === undefined) throw new Error(code);
  const height = (outside - inside) / 2;
  // The shares of the section's drawing; the lip reaches a little beyond both faces until it is pressed.
  const at = (x: number, y: number): readonly [number, number] => [
    inside / 2 + height * y,
    thick * x,
  ];
  const edge = 0.15;
  const steel: Outline = [
    at(0, 0.36),
    [outside / 2 - edge, 0],
    [outside / 2, edge],
    [outside / 2, thick - edge],
    [outside / 2 - edge, thick],
    at(1, 0.36),
  ];
  const rubber: Outline = [
    at(0.32, 0),
    at(-0.1, 0.16),
    at(-0.1, 0.22),
    at(0.06, 0.37),
    at(0.94, 0.37),
    at(1.1, 0.22),
    at(1.1, 0.16),
    at(0.68, 0),
  ];
  return {
    parts: [
      { shape: { kind: "turned", profile: steel }, material: "sheet-steel" },
      { shape: { kind: "turned", profile: rubber }, material: "nitrile-rubber" },
    ],
    place: { at: [0, 0, thick * 0.1] },
  };
}

/** A V-ring as on a shaft in the middle of its range, from z = 0 up, its lip above. */
export function vRingSeal(code: string): Part {
  const shaft = (sizeMm(code, "shaftFrom") + sizeMm(code, "shaftTo")) / 2;
  // As in the drawing, since the data lacks both.
  const height = 0.8 * Math.sqrt(shaft);
  const length = height * 1.75;
  const { places } = vRing({ height, length });
  const profile = outlinePoints(closedOutline(places), 0.08).map(
    ([x, y]) => [shaft / 2 + y, length - x] as const,
  );
  return { shape: { kind: "turned", profile }, material: "nitrile-rubber" };
}

function sizeMm(code: string, name: string): number {
  const value = fluidSeals.find((seal) => seal.code === code)?.dimensionsMm[name];
  if (typeof value !== "number") throw new Error(`no ${name} of ${code}`);
  return value;
}
