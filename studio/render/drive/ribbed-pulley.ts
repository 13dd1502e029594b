import { ribProfiles } from "../../../catalogue/belts/rib-profiles.data.ts";
import { drawRibProfile } from "../../../catalogue/drawing/draw-rib-profile.ts";
import { drawnSection } from "../belts/drawn-section.ts";
import { pitchDepthShare } from "../belts/ribbed-belt.ts";
import type { Group, Outline } from "../scene.ts";
import { ring, shaft } from "./shaft.ts";

/** A pulley for a poly-V belt from z = 0 up; the belt's middle runs at half its width. */
export function ribbedPulley(
  profile: string,
  ribs: number,
  pitchRadius: number,
  widthMm: number,
): Group {
  const rib = ribProfiles.find((one) => one.profile === profile);
  if (!rib) throw new Error(`no rib profile ${profile}`);
  const { body } = drawnSection(drawRibProfile(rib, ribs), rib.pitchMm * pitchDepthShare);
  // The ribs of the belt, pressed into the pulley.
  const teeth = body.filter(([, out]) => out < -rib.pitchMm * 0.2);
  const inner = pitchRadius - rib.pitchMm * 3.2;
  const sorted = teeth
    .map(([side, out]) => [pitchRadius + out - 0.1, widthMm / 2 + side] as const)
    .toSorted((one, other) => one[1] - other[1]);
  const edge = pitchRadius + rib.pitchMm * 0.1;
  const getProfile: Outline = [
    [inner, 0.8],
    [inner + 0.8, 0],
    [edge - 0.6, 0],
    [edge, 0.6],
    [edge, (sorted[0]?.[1] ?? 0) - 1],
    ...sorted,
    [edge, (sorted.at(-1)?.[1] ?? 0) + 1],
    [edge, widthMm - 0.6],
    [edge - 0.6, widthMm],
    [inner + 0.8, widthMm],
    [inner, widthMm - 0.8],
  ];
  return {
    parts: [
      { shape: { kind: "turned", profile: getProfile }, material: "ground-steel" },
      {
        shape: { kind: "turned", profile: ring(inner + 0.5, 14, 5, widthMm - 7, 0.5) },
        material: "ground-steel",
      },
      {
        shape: { kind: "turned", profile: ring(19, 12, 0, widthMm - 1, 0.8) },
        material: "ground-steel",
      },
      shaft(24, widthMm + 4),
    ],
  };
}
