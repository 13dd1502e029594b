import type { MediaWriter } from "../media-writer.ts";
import { drawNskCatalogue } from "./nsk-catalogue/draw-nsk-catalogue.ts";

/** All listed bearings and units of NSK in one document. */
export const nskCatalogue: MediaWriter = {
  name: "catalogue",
  async *makeFiles() {
    yield { path: "/media/downloads/nsk-bearings.pdf", content: await drawNskCatalogue() };
  },
};
