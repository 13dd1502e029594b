import { nskCataloguePath } from "#catalogue/drawing/media-path.ts";
import { drawNskCatalogue } from "#datasheets/nsk-catalogue/draw-nsk-catalogue.ts";
import type { MediaWriter } from "./media-writer.ts";

/** All listed bearings and units of NSK in one document. */
export const nskCatalogue: MediaWriter = {
  name: "catalogue",
  async *makeFiles() {
    yield { path: nskCataloguePath, content: await drawNskCatalogue() };
  },
};
