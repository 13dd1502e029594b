import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { drawHalfBearing } from "#catalogue/drawing/draw-bearing.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { bearingPicture } from "#catalogue/drawing/media-path.ts";
import { renderSvg } from "#catalogue/drawing/render-svg.ts";
import type { MediaFile, MediaWriter } from "./media-writer.ts";

/** One shape for all, so that cards align. */
const aspect = 4 / 3;

/** Sections of parts for cards and placeholders, without dimension lines. */
export const pictures: MediaWriter = {
  name: "pictures",
  *makeFiles() {
    // Above the axis only: a whole bearing on a card is as thin as a matchstick.
    for (const bearing of bearings) {
      yield picture(bearingPicture(bearing.code), drawHalfBearing(bearing));
    }
  },
};

function picture(path: string, drawing: Drawing): MediaFile {
  return { path, content: renderSvg(drawing, { dimensions: false, aspect }) };
}
