import type { VSection } from "#catalogue/belts/belt.ts";
import { lookAt } from "../camera.ts";
import { ribbedPulley } from "../drive/ribbed-pulley.ts";
import { bush1610 } from "../drive/taper-bush.ts";
import { grooveHeights, type VPulley, vPulley } from "../drive/v-pulley.ts";
import type { Group, Part, Scene } from "../scene.ts";
import { type Hairpin, hairpin } from "./hairpin.ts";
import { ribbedBelt } from "./ribbed-belt.ts";
import { coggedVBelt, vSection, wrappedVBelt } from "./v-belt.ts";

/** Close to the cut ends, so that the section is what is seen first. */
const camera = lookAt([2, -66, 6], {
  fromDeg: 27,
  aboveDeg: 33,
  distanceMm: 245,
  focalLengthMm: 48,
});

const bends = { left: 92, right: 128, apart: 24 } as const;

type Dressed = (belt: VSection, path: Hairpin["path"], cut: Hairpin["cut"]) => Part[];

export function classicalVBelt(): Scene {
  return onPulley("A", wrappedVBelt);
}

export function narrowVBelt(): Scene {
  return onPulley("SPA", wrappedVBelt);
}

export function coggedBelt(): Scene {
  return onPulley("SPA", coggedVBelt);
}

export function ribbedBeltScene(): Scene {
  const [ribs, width] = [8, 36];
  const { path, cut } = hairpin(44, bends);
  return {
    camera,
    parts: [
      ribbedPulley("PK", ribs, 44, width),
      { parts: ribbedBelt("PK", ribs, path, cut), place: { at: [0, 0, width / 2] } },
    ],
  };
}

/** A belt on a small pulley of one groove, cut open in front. */
function onPulley(section: string, dressed: Dressed): Scene {
  const pulley: VPulley = {
    section,
    grooves: 1,
    datumDiameterMm: 90,
    bush: bush1610(28),
    web: { kind: "solid", count: 0 },
  };
  const { path, cut } = hairpin(pulley.datumDiameterMm / 2, bends);
  const [z = 0] = grooveHeights(pulley);
  const belt: Group = { parts: dressed(vSection(section), path, cut), place: { at: [0, 0, z] } };
  return { camera, parts: [vPulley(pulley), belt] };
}
