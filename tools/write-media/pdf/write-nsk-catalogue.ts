import { nskCataloguePath } from "#catalogue/drawing/media-path.ts";
import type { MediaWriter } from "../media-writer.ts";
import { drawNskCatalogue } from "./nsk-catalogue/draw-nsk-catalogue.ts";

/** All listed bearings and units of NSK in one document. */
export const nskCatalogue: MediaWriter = {
  name: "catalogue",
  async *makeFiles() {
    yield { path: nskCataloguePath, content: await drawNskCatalogue() };
  },
};
