import { drawRibProfile } from "#catalogue/drawing/draw-rib-profile.ts";
import { drawTimingProfile } from "#catalogue/drawing/draw-timing-profile.ts";
import { drawVSection } from "#catalogue/drawing/draw-v-section.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { ribProfiles } from "./rib-profiles.data.ts";
import { timingProfiles } from "./timing-profiles.data.ts";
import { vSections } from "./v-sections.data.ts";

/**
 * Draws a standard belt shape. Returns undefined for an unknown shape.
 *
 * @param name Section or profile as the data names it, such as `SPA` or `HTD-8M`.
 */
export function drawShape(name: string): Drawing | undefined {
  const section = vSections.find((one) => one.section === name);
  if (section) return drawVSection(section);
  const ribs = ribProfiles.find((one) => one.profile === name);
  if (ribs) return drawRibProfile(ribs);
  const timing = timingProfiles.find((one) => one.profile === name);
  return timing && drawTimingProfile(timing);
}
