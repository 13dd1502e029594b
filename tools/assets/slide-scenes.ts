import {
  angularContactSlide,
  cylindricalSlide,
  deepGrooveSlide,
  sphericalSlide,
  taperedSlide,
  thrustSlide,
  unitsSlide,
} from "./render/bearings/group-scenes.ts";
import type { Scene } from "./render/scene.ts";

/** The scene of every slide by its name. */
export const slideScenes: Readonly<Record<string, () => Scene>> = {
  "02-deep-groove": deepGrooveSlide,
  "03-angular-contact": angularContactSlide,
  "04-cylindrical": cylindricalSlide,
  "05-tapered": taperedSlide,
  "06-spherical": sphericalSlide,
  "07-thrust": thrustSlide,
  "08-housed-unit": unitsSlide,
};
