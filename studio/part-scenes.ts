import type { PartImageName } from "../catalogue/media/part-image.ts";
import {
  angularContactScene,
  deepGrooveScene,
  needleScene,
  selfAligningScene,
  superPrecisionScene,
  thrustScene,
} from "./render/bearings/ball-bearing-scenes.ts";
import { bearingsScene } from "./render/bearings/group-scenes.ts";
import {
  cylindricalScene,
  flangeUnitScene,
  linearScene,
  pillowBlockScene,
  slewingScene,
  sphericalScene,
  taperedScene,
} from "./render/bearings/roller-bearing-scenes.ts";
import {
  beltsScene,
  classicalVBelt,
  coggedBelt,
  narrowVBelt,
  ribbedBeltScene,
  variableSpeedBelt,
} from "./render/belts/belt-scenes.ts";
import { doubleTeeth, roundTeeth, trapezoidalTeeth } from "./render/belts/timing-scenes.ts";
import { componentsScene, pulleyScene } from "./render/drive/part-scenes.ts";
import type { Scene } from "./render/scene.ts";
import { fluidSeal, oilSeal, sealsScene } from "./render/seals/seal-scenes.ts";

/** The scene of every image of a part. */
export const partScenes: Readonly<Record<PartImageName, () => Scene>> = {
  "deep-groove": () => deepGrooveScene(),
  "deep-groove-shielded": () => deepGrooveScene("shields"),
  "deep-groove-sealed": () => deepGrooveScene("seals"),
  "angular-contact": angularContactScene,
  "self-aligning": selfAligningScene,
  cylindrical: cylindricalScene,
  tapered: taperedScene,
  spherical: sphericalScene,
  thrust: thrustScene,
  needle: needleScene,
  linear: linearScene,
  "super-precision": superPrecisionScene,
  slewing: slewingScene,
  "pillow-block": pillowBlockScene,
  "flange-unit": flangeUnitScene,
  "classical-v-belt": classicalVBelt,
  "narrow-v-belt": narrowVBelt,
  "cogged-v-belt": coggedBelt,
  "ribbed-belt": ribbedBeltScene,
  "timing-belt": roundTeeth,
  "timing-belt-trapezoidal": trapezoidalTeeth,
  "double-timing-belt": doubleTeeth,
  "variable-speed-belt": variableSpeedBelt,
  pulley: pulleyScene,
  "oil-seal": oilSeal,
  "fluid-seal": fluidSeal,
  bearings: bearingsScene,
  belts: beltsScene,
  seals: sealsScene,
  components: componentsScene,
};
