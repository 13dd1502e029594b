import type { TimingProfile, VSection } from "#catalogue/belts/belt.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { drawTimingProfile } from "#catalogue/drawing/draw-timing-profile.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import { centreCross, centreLine, place, type Placing } from "../svg/annotate.ts";
import { at, group, times } from "../svg/shapes.ts";
import { steelDefs } from "../svg/steel.ts";
import { section } from "../views/section.ts";
import { vPulleyFront, type VPulley } from "../views/v-pulley-front.ts";
import { vPulleySection } from "../views/v-pulley-section.ts";
import { variablePulley } from "../views/variable-pulley.ts";
import { drive } from "./drive.ts";
import { timingDrive } from "./timing-belt-film.ts";

const pulley: VPulley = {
  datumDiameterMm: 180,
  rimMm: 24,
  hub: 38,
  bush: 30,
  shaft: 19,
  arms: 5,
};

export function drivePicture(): string {
  return group({ transform: "translate(555 110) scale(.62)" }, drive(0));
}

export function pulleyPicture(): string {
  const spot: Placing = { x: 1010, y: 440, scale: 4.2 };
  const spans = [-90, 90].map((angle) => ({ angle, direction: 0, length: 120 }));
  return [
    steelDefs(spot.scale),
    centreCross([spot.x, spot.y], 425),
    place(spot, vPulleyFront(pulley, vSection("SPB"), spans, 12)),
  ].join("");
}

/** Belts in their grooves, large. */
function groovesPicture(belts: number, scale: number): string {
  const spot: Placing = { x: 700, y: 130 + 93.5 * scale, scale };
  return steelDefs(scale) + place(spot, vPulleySection(pulley, vSection("SPB"), belts));
}

function beltPicture(name: string, scale: number): string {
  const belt = vSection(name);
  const spot: Placing = { x: 930, y: 315 - (belt.heightMm * scale) / 2, scale };
  return [
    steelDefs(scale),
    place(spot, section(drawVSection(belt))),
    centreLine([spot.x, spot.y - 60], [spot.x, spot.y + belt.heightMm * scale + 60]),
  ].join("");
}

/** Pieces of belt below each other, running off the picture. */
function profilePicture(name: string, scale: number): string {
  const profile = timingProfile(name);
  const length = 3 * profile.pitchMm;
  const height = profile.totalHeightMm ?? 0;
  const strip = section(drawTimingProfile(profile));
  const rows = times(3, (row) =>
    at(length / 2 + (row % 2) * profile.pitchMm * 0.5, row * height * 1.9, strip),
  );
  const spot: Placing = { x: 610, y: 315 - height * 2.4 * scale, scale };
  return steelDefs(scale) + place(spot, ...rows);
}

function meshPicture(spot: Placing): string {
  return steelDefs(spot.scale) + timingDrive(spot, 0.06);
}

function variablePicture(): string {
  const spot: Placing = { x: 925, y: 520, scale: 7.6 };
  return [
    steelDefs(spot.scale),
    place(spot, variablePulley()),
    centreLine([540, spot.y], [1200, spot.y]),
  ].join("");
}

/** A drawing for each belt brand, of a kind of belt that it makes. */
export const beltPreviews: Readonly<Record<string, () => string>> = {
  mitsuboshi: () => groovesPicture(3, 8.4),
  toyopower: pulleyPicture,
  megadyne: () => meshPicture({ x: 1130, y: 745, scale: 17 }),
  optibelt: () => beltPicture("SPC", 20),
  gates: () => meshPicture({ x: 990, y: 400, scale: 11.6 }),
  varibelt: variablePicture,
  matic: () => profilePicture("T10", 21),
};

function vSection(name: string): VSection {
  const found = vSections.find((one) => one.section === name);
  if (found === undefined) throw new Error(`the catalogue lists no section ${name}`);
  return found;
}

function timingProfile(name: string): TimingProfile {
  const found = timingProfiles.find((one) => one.profile === name);
  if (found === undefined) throw new Error(`the catalogue lists no profile ${name}`);
  return found;
}
