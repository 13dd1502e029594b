import type { VSection } from "../../../catalogue/belts/belt.ts";
import { lookAt } from "../camera.ts";
import { spb200 } from "../drive/part-scenes.ts";
import { ribbedPulley } from "../drive/ribbed-pulley.ts";
import { bush1108 } from "../drive/taper-bush.ts";
import { grooveHeights, type VPulley, vPulley } from "../drive/v-pulley.ts";
import { variablePulley } from "../drive/variable-pulley.ts";
import type { Group, Part, Scene } from "../scene.ts";
import { type Hairpin, hairpin } from "./hairpin.ts";
import { ribbedBelt } from "./ribbed-belt.ts";
import { timingDrive } from "./timing-scenes.ts";
import { coggedVBelt, vSection, wrappedVBelt } from "./v-belt.ts";

/** Close to the cut ends, to show the section; scaled by the pulley's diameter. */
function closeUp(diameterMm: number): Scene["camera"] {
  const size = diameterMm / 90;
  return lookAt([3 * size, -62 * size, 6], {
    fromDeg: 25,
    aboveDeg: 33,
    distanceMm: 235 * size,
    focalLengthMm: 48,
  });
}

function bends(diameterMm: number): { left: number; right: number; apart: number } {
  const size = diameterMm / 90;
  return { left: 92 * size, right: 128 * size, apart: 24 * size };
}

type Dressed = (belt: VSection, path: Hairpin["path"], cut: Hairpin["cut"]) => Part[];

export function classicalVBelt(): Scene {
  return onPulley("A", 75, wrappedVBelt);
}

export function narrowVBelt(): Scene {
  return onPulley("SPA", 90, wrappedVBelt);
}

export function coggedBelt(): Scene {
  return onPulley("SPA", 71, coggedVBelt);
}

export function ribbedBeltScene(): Scene {
  return { camera: closeUp(88), parts: ribbedOnPulley() };
}

function ribbedOnPulley(): Group["parts"] {
  const [ribs, width, radius] = [8, 36, 38];
  const { path, cut } = hairpin(radius, bends(2 * radius));
  return [
    ribbedPulley("PK", ribs, radius, width),
    { parts: ribbedBelt("PK", ribs, path, cut), place: { at: [0, 0, width / 2] } },
  ];
}

function onPulley(section: string, datumDiameterMm: number, dressed: Dressed): Scene {
  return {
    camera: closeUp(datumDiameterMm),
    parts: beltOnPulley(section, datumDiameterMm, dressed),
  };
}

/** A belt on a small single-groove pulley, cut open in front. */
function beltOnPulley(section: string, datumDiameterMm: number, dressed: Dressed): Group["parts"] {
  const pulley: VPulley = {
    section,
    grooves: 1,
    datumDiameterMm,
    bush: bush1108(20),
    web: { kind: "solid", count: 0 },
  };
  const { path, cut } = hairpin(datumDiameterMm / 2, bends(datumDiameterMm));
  const [z = 0] = grooveHeights(pulley);
  const belt: Group = { parts: dressed(vSection(section), path, cut), place: { at: [0, 0, z] } };
  return [vPulley(pulley), belt];
}

/**
 * A wide belt between two cones, one of which slides: the closer the cones, the farther out the belt
 * runs.
 */
export function variableSpeedBelt(): Scene {
  // A size that the shop sells, VX 37 x 10 x 1000; its angle is a typical one.
  const belt: VSection = { ...vSection("SPA"), ...variableMm };
  const pitchRadius = 52;
  const { path, cut } = hairpin(pitchRadius, bends(112));
  const z = belt.topWidthMm / 2 + 9;
  return {
    camera: closeUp(122),
    parts: [
      ...variablePulley(pitchRadius, belt, z),
      { parts: coggedVBelt(belt, path, cut), place: { at: [0, 0, z] } },
    ],
  };
}

const variableMm = {
  section: "VX",
  topWidthMm: 37,
  heightMm: 10,
  angleDeg: 26,
  datumWidthMm: 35.2,
};

/** Three wedge belts in the grooves of a pulley, cut open in front. */
export function vBeltsSlide(): Scene {
  const radius = spb200.datumDiameterMm / 2;
  const { path, cut } = hairpin(radius, { left: 236, right: 300, apart: radius * 0.7 });
  const belt = wrappedVBelt(vSection("SPB"), path, cut);
  return {
    camera: lookAt([-22, -56, 22], {
      fromDeg: -16,
      aboveDeg: 31,
      distanceMm: 780,
      focalLengthMm: 62,
    }),
    parts: [
      {
        place: { at: [96, 34, 0], turnDeg: [0, 0, -58] },
        parts: [
          vPulley(spb200),
          ...grooveHeights(spb200).map((z): Group => ({ parts: belt, place: { at: [0, 0, z] } })),
        ],
      },
    ],
  };
}

/** A V-belt, a timing belt and a ribbed belt on their pulleys. */
export function beltsScene(): Scene {
  const timing = timingDrive({
    profile: "HTD-8M",
    widthMm: 25,
    places: [
      { x: 40, y: 0, teeth: 22, shaftMm: 16 },
      { x: -50, y: 0, teeth: 22, shaftMm: 16 },
    ],
  });
  return {
    camera: lookAt([4, -14, 8], { fromDeg: 6, aboveDeg: 38, distanceMm: 520, focalLengthMm: 62 }),
    parts: [
      { parts: timing, place: { at: [6, 92, 0], turnDeg: [0, 0, 8] } },
      {
        parts: beltOnPulley("A", 75, wrappedVBelt),
        place: { at: [-56, 0, 0], turnDeg: [0, 0, -12] },
      },
      { parts: ribbedOnPulley(), place: { at: [62, -8, 0], turnDeg: [0, 0, 16] } },
    ],
  };
}
