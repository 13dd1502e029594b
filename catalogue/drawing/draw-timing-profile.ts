import type { TimingProfile } from "#catalogue/belts/belt.ts";
import { toothForm } from "./draw-timing-tooth.ts";
import type { Dimension, Drawing } from "./drawing.ts";
import { closedOutline, corner, rectangle } from "./outline.ts";

const teeth = 3;

// Used if the data has no heights; not dimensioned.
const usualToothShare = 0.4;
const usualTotalShare = 0.73;

/**
 * Draws a piece of a timing belt from the side, teeth down. x = 0 is the middle tooth, y = 0 the back
 * of the belt.
 *
 * @throws {RangeError} If the profile's tooth form isn't known (programmer error).
 */
export function drawTimingProfile(belt: TimingProfile): Drawing {
  const { profile, pitchMm: pitch } = belt;
  const toothHeight = belt.toothHeightMm ?? pitch * usualToothShare;
  const height = belt.totalHeightMm ?? pitch * usualTotalShare;
  const land = height - toothHeight;
  const half = (teeth * pitch) / 2;
  const tooth = toothForm(profile);
  const centres = Array.from({ length: teeth }, (_, index) => (index + 0.5) * pitch - half);
  const outline = closedOutline([
    corner(-half, 0),
    corner(half, 0),
    corner(half, land),
    ...centres
      .toReversed()
      .flatMap((centre) => tooth({ centre, land, pitch, height: toothHeight })),
    corner(-half, land),
  ]);
  return {
    title: `Side view of timing belt ${profile}`,
    description: describe(belt),
    bounds: { x: -half, y: 0, width: 2 * half, height },
    shapes: [
      { material: "rubber", path: outline },
      { material: "cord", path: cordAlong(half, land) },
    ],
    centreLines: [0, pitch].map((x) => [
      [x, 0],
      [x, height],
    ]),
    dimensions: getDimensions(belt, half),
  };
}

function describe({
  profile,
  standard,
  pitchMm,
  toothHeightMm,
  totalHeightMm,
}: TimingProfile): string {
  const heights =
    toothHeightMm && totalHeightMm
      ? `, teeth ${toothHeightMm} mm high, belt ${totalHeightMm} mm high in all`
      : "";
  return `Side view of a timing belt of profile ${profile} (${standard}): pitch ${pitchMm} mm${heights}.`;
}

/** The tensile cord, cut lengthwise. */
function cordAlong(half: number, land: number): string {
  const [top, bottom] = [land * 0.52, land * 0.68];
  return rectangle(-half, top, half, bottom);
}

function getDimensions(
  { pitchMm: pitch, toothHeightMm: tooth, totalHeightMm: total }: TimingProfile,
  half: number,
): Dimension[] {
  const bottom = total ?? pitch * usualTotalShare;
  const dimensions: Dimension[] = [
    {
      from: [0, bottom],
      to: [pitch, bottom],
      side: "below",
      row: 1,
      label: String(pitch),
    },
  ];
  if (total) {
    dimensions.push({
      from: [-half, 0],
      to: [pitch / 2 - half, total],
      side: "left",
      row: 1,
      label: String(total),
    });
  }
  if (total && tooth) {
    dimensions.push({
      from: [half, total - tooth],
      to: [half - pitch / 2, total],
      side: "right",
      row: 1,
      label: String(tooth),
    });
  }
  return dimensions;
}
