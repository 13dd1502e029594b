import { timingProfiles } from "../../../catalogue/belts/timing-profiles.data.ts";
import { toothForm } from "../../../catalogue/drawing/draw-timing-tooth.ts";
import type { Point } from "../../../catalogue/drawing/drawing.ts";
import { closedOutline, corner } from "../../../catalogue/drawing/outline.ts";
import { type BeltTooth, htd8mTooth } from "../../internals/htd-tooth.ts";
import { outlinePoints } from "../outline-points.ts";

/** From the land between two teeth up to the cords (ISO 5294, ISO 17396). */
const landsMm: Readonly<Record<string, number>> = {
  XL: 0.254,
  L: 0.381,
  H: 0.686,
  T5: 0.5,
  T10: 1,
};

/** A tooth of a profile in the belt's local coordinates; `grow` widens it, as a pulley's groove needs. */
export function beltTooth(profile: string, grow = 0): BeltTooth {
  if (profile === "HTD-8M") return htd8mTooth(grow);
  const found = timingProfiles.find((one) => one.profile === profile);
  const landMm = landsMm[profile];
  if (landMm === undefined || !found?.toothHeightMm || !found.totalHeightMm) {
    throw new Error(`no tooth for a picture of ${profile}`);
  }
  const { pitchMm, toothHeightMm, totalHeightMm } = found;
  return {
    pitchMm,
    landMm,
    tipMm: landMm + toothHeightMm + grow,
    backMm: totalHeightMm - toothHeightMm - landMm,
    outline: toothOutline(profile, pitchMm, toothHeightMm)
      .toReversed()
      .map(([x, down]) => [x + Math.sign(x) * grow, -landMm - down * (1 + grow / toothHeightMm)]),
  };
}

/** One tooth as in the drawings, y down, between the lands with its root roundings. */
function toothOutline(profile: string, pitch: number, height: number): Point[] {
  const places = toothForm(profile)({ centre: 0, land: 0, pitch, height });
  const body = [
    corner(pitch / 2, 0),
    ...places,
    corner(-pitch / 2, 0),
    corner(-pitch / 2, -pitch),
    corner(pitch / 2, -pitch),
  ];
  return outlinePoints(closedOutline(body)).filter(([x, y]) => y >= 0 && Math.abs(x) < pitch / 2);
}
