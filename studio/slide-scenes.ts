import {
  angularContactSlide,
  cylindricalSlide,
  deepGrooveSlide,
  sphericalSlide,
  taperedSlide,
  thrustSlide,
  unitsSlide,
} from "./render/bearings/group-scenes.ts";
import { vBeltsSlide } from "./render/belts/belt-scenes.ts";
import { timingBeltSlide } from "./render/belts/timing-scenes.ts";
import type { Scene } from "./render/scene.ts";
import { oilSealSlide } from "./render/seals/seal-scenes.ts";

/** The scene of every slide by name; the first slide is the still of the film `drive`. */
export const slideScenes: Readonly<Record<string, () => Scene>> = {
  "02-deep-groove": deepGrooveSlide,
  "03-angular-contact": angularContactSlide,
  "04-cylindrical": cylindricalSlide,
  "05-tapered": taperedSlide,
  "06-spherical": sphericalSlide,
  "07-thrust": thrustSlide,
  "08-housed-unit": unitsSlide,
  "09-v-belts": vBeltsSlide,
  "10-timing-belt": timingBeltSlide,
  "11-oil-seals": oilSealSlide,
};
