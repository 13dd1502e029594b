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
  drawnCupScene,
  flangeUnitScene,
  insertScene,
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
import {
  adapterSleeveScene,
  couplingSpiderScene,
  externalRingScene,
  greaseNippleScene,
  internalRingScene,
  jawCouplingScene,
  linearBearingScene,
  lockNutScene,
  lockWasherScene,
  parallelKeyScene,
  plummerBlockScene,
  rodEndScene,
  rollerChainScene,
  sphericalPlainBearingScene,
  sprocketScene,
  taperBushScene,
} from "./render/components/component-scenes.ts";
import { componentsScene, pulleyScene } from "./render/drive/part-scenes.ts";
import type { Scene } from "./render/scene.ts";
import {
  bondedSealScene,
  fluidSeal,
  oilSeal,
  oRingScene,
  sealsScene,
  vRingScene,
} from "./render/seals/seal-scenes.ts";

/** The scene of every image of a part. */
export const partScenes: Readonly<Record<PartImageName, () => Scene>> = {
  "deep-groove": () => deepGrooveScene(),
  "deep-groove-shielded": () => deepGrooveScene("shields"),
  "deep-groove-sealed": () => deepGrooveScene("seals"),
  "angular-contact": angularContactScene,
  "self-aligning": selfAligningScene,
  cylindrical: cylindricalScene,
  tapered: taperedScene,
  spherical: () => sphericalScene("steel"),
  "spherical-brass-cage": () => sphericalScene("brass"),
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
  "o-ring": oRingScene,
  "bonded-seal": bondedSealScene,
  "v-ring": vRingScene,
  "roller-chain": rollerChainScene,
  sprocket: sprocketScene,
  "jaw-coupling": jawCouplingScene,
  "coupling-spider": couplingSpiderScene,
  "taper-bush": taperBushScene,
  "external-ring": externalRingScene,
  "internal-ring": internalRingScene,
  "parallel-key": parallelKeyScene,
  "grease-nipple": greaseNippleScene,
  "lock-nut": lockNutScene,
  "lock-washer": lockWasherScene,
  "adapter-sleeve": adapterSleeveScene,
  "plummer-block": plummerBlockScene,
  bearings: bearingsScene,
  belts: beltsScene,
  seals: sealsScene,
  components: componentsScene,
};

/** Scenes that the catalogue doesn't list yet, because their images are still to be traced. */
export const unlistedScenes: Readonly<Record<string, () => Scene>> = {
  "drawn-cup": drawnCupScene,
  "insert-bearing": insertScene,
  "rod-end": rodEndScene,
  "spherical-plain-bearing": sphericalPlainBearingScene,
  "linear-bearing": linearBearingScene,
};
