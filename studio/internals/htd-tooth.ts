import type { TimingProfile } from "../../catalogue/belts/belt.ts";
import { timingProfiles } from "../../catalogue/belts/timing-profiles.data.ts";
import type { Point } from "../../catalogue/drawing/drawing.ts";
import { times } from "../svg/shapes.ts";

/** A tooth of a timing belt in local coordinates: along the pitch line, and above it. */
export type BeltTooth = {
  readonly pitchMm: number;
  /** From the pitch line up to the back. */
  readonly backMm: number;
  /** From the pitch line down to the land between teeth, and to the tips. */
  readonly landMm: number;
  readonly tipMm: number;
  /** Outline of one tooth from land to land. */
  readonly outline: readonly Point[];
};

/** Distance from the pitch line to the land of HTD 8M, and its radii (ISO 13050). */
const landMm = 0.686;
const tipRadiusMm = 2.57;
const rootRadiusMm = 0.8;

/** The round tooth of HTD 8M; `grow` widens it, as a pulley's groove needs. */
export function htd8mTooth(grow = 0): BeltTooth {
  const { pitchMm, toothHeightMm, totalHeightMm } = profile8M();
  const radius = tipRadiusMm + grow;
  const tipMm = landMm + toothHeightMm + grow;
  const centre = -(tipMm - radius);
  const rootCentre = -(landMm + rootRadiusMm);
  const reach = Math.sqrt((radius + rootRadiusMm) ** 2 - (rootCentre - centre) ** 2);
  const meet = Math.atan2(rootCentre - centre, reach);
  return {
    pitchMm,
    landMm,
    tipMm,
    backMm: totalHeightMm - toothHeightMm - landMm,
    outline: toothOutline(radius, centre, reach, rootCentre, meet),
  };
}

function toothOutline(
  radius: number,
  centre: number,
  reach: number,
  rootCentre: number,
  meet: number,
): Point[] {
  const fillet = times(9, (index): Point => {
    // From straight above the fillet's centre to its contact with the tip's circle.
    const angle = Math.PI / 2 + (index / 8) * (Math.PI / 2 + meet);
    return [reach + rootRadiusMm * Math.cos(angle), rootCentre + rootRadiusMm * Math.sin(angle)];
  });
  const tip = times(17, (index): Point => {
    const angle = meet - (index / 16) * (meet + Math.PI / 2);
    return [radius * Math.cos(angle), centre + radius * Math.sin(angle)];
  });
  const half = [...fillet, ...tip];
  const mirrored = half.map(([x, y]): Point => [-x, y]);
  return [...mirrored, ...half.toReversed()];
}

function profile8M(): TimingProfile & { toothHeightMm: number; totalHeightMm: number } {
  const found = timingProfiles.find(({ profile }) => profile === "HTD-8M");
  if (found?.toothHeightMm === undefined || found.totalHeightMm === undefined) {
    throw new Error("the catalogue lists HTD-8M with its heights");
  }
  return { ...found, toothHeightMm: found.toothHeightMm, totalHeightMm: found.totalHeightMm };
}
