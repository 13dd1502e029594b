import type { PartPictureName } from "#catalogue/media/part-picture.ts";
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
import type { Scene } from "./render/scene.ts";

/** The scene of every part picture. */
export const partScenes: Readonly<Partial<Record<PartPictureName, () => Scene>>> = {
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
  bearings: bearingsScene,
};
