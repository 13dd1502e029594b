import type { RibProfile } from "../../../catalogue/belts/belt.ts";
import { ribProfiles } from "../../../catalogue/belts/rib-profiles.data.ts";
import { drawRibProfile } from "../../../catalogue/drawing/draw-rib-profile.ts";
import type { BeltPath } from "../../internals/belt-path.ts";
import type { Part } from "../scene.ts";
import { beltBody, type Cut, cutLayer } from "./belt-body.ts";
import { drawnSection } from "./drawn-section.ts";

/** Depth of the cords below the back, as a share of the rib pitch. */
export const pitchDepthShare = 0.31;

/** A poly-V belt, ribs inside, with two cut ends. */
export function ribbedBelt(
  profile: RibProfile["profile"],
  ribs: number,
  path: BeltPath,
  cut: Cut,
): Part[] {
  const rib = ribProfiles.find((one) => one.profile === profile);
  if (!rib) throw new Error(`no rib profile ${profile}`);
  const { body, cords } = drawnSection(drawRibProfile(rib, ribs), rib.pitchMm * pitchDepthShare);
  return [
    { shape: beltBody(path, () => body, { cut }), material: "belt-rubber" },
    ...(["from", "to"] as const).flatMap((end) =>
      cords.map((cord): Part => ({
        shape: cutLayer(path, cut, end, cord, 1),
        material: "polyamide",
      })),
    ),
  ];
}
