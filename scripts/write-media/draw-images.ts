import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { ribProfiles } from "#catalogue/belts/rib-profiles.data.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { componentKinds } from "#catalogue/drawing/components/component-kind.ts";
import { drawHalfBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawFluidSeal } from "#catalogue/drawing/draw-fluid-seal.ts";
import { drawRibProfile } from "#catalogue/drawing/draw-rib-profile.ts";
import { drawRotarySealProfile } from "#catalogue/drawing/draw-seal.ts";
import { drawTimingProfile } from "#catalogue/drawing/draw-timing-profile.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import {
  getBearingImage,
  getBeltImage,
  getComponentImage,
  familyImage,
  getSealImage,
  getUnitImage,
} from "#catalogue/drawing/media-path.ts";
import { renderSvg } from "#catalogue/drawing/render-svg.ts";
import { drawFamily, drawnFamilies } from "#catalogue/nsk/draw-family.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { componentDrawings } from "./component-drawings.ts";
import { cropToSection } from "./crop-to-section.ts";
import { giveAir } from "./give-air.ts";
import type { MediaFile, MediaWriter } from "./media-writer.ts";

/** One aspect ratio for all, so that cards align. */
const aspect = 4 / 3;

/**
 * Sections of parts for cards and placeholders, without dimension lines. Turned parts show only the
 * upper half, since the whole section would be too thin on a card.
 */
export const images: MediaWriter = {
  name: "images",
  *makeFiles() {
    for (const bearing of bearings) {
      yield toFile(getBearingImage(bearing.code), drawHalfBearing(bearing));
    }
    for (const unit of housedUnits) yield toFile(getUnitImage(unit.code), drawUnit(unit));
    for (const kind of componentKinds) {
      yield toFile(getComponentImage(kind), componentDrawings[kind]());
    }
    for (const slug of drawnFamilies) yield toFile(familyImage(slug), drawFamily(slug));
    for (const belt of vSections) {
      yield toFile(getBeltImage(belt.section), giveAir(drawVSection(belt)));
    }
    for (const belt of ribProfiles) {
      yield toFile(getBeltImage(belt.profile), drawRibProfile(belt));
    }
    for (const belt of timingProfiles) {
      yield toFile(getBeltImage(belt.profile), drawTimingProfile(belt));
    }
    for (const seal of rotarySeals) {
      for (const form of seal.forms) {
        yield toFile(getSealImage(seal.code, form), giveAir(drawRotarySealProfile(seal, form)));
      }
    }
    for (const seal of fluidSeals) {
      yield toFile(getSealImage(seal.code), giveAir(cropToSection(drawFluidSeal(seal))));
    }
  },
};

function toFile(path: string, drawing: Drawing): MediaFile {
  return { path, content: renderSvg(drawing, { dimensions: false, aspect }) };
}
