import { bearingSlides } from "./scenes/bearing-slides.ts";
import { drive } from "./scenes/drive.ts";
import { housedUnitSlide } from "./scenes/housed-unit-slide.ts";
import { sealSlide } from "./scenes/seal-slide.ts";
import { timingBeltSlide } from "./scenes/timing-belt-slide.ts";
import { vBeltSlide } from "./scenes/v-belt-slide.ts";

/** Scenes on a sheet of 1600 × 900 by the slide's name. */
export const slideScenes: Readonly<Record<string, () => string>> = {
  "01-drive": () => drive(0),
  ...bearingSlides,
  "08-housed-unit": housedUnitSlide,
  "09-v-belts": vBeltSlide,
  "10-timing-belt": timingBeltSlide,
  "11-oil-seals": sealSlide,
};
