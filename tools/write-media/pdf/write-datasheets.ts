import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import type { MediaWriter } from "../media-writer.ts";
import { composeBearingSheet } from "./compose-bearing-sheet.ts";
import { composeUnitSheet } from "./compose-unit-sheet.ts";
import { datasheetPath } from "./datasheet-path.ts";
import { drawDatasheet } from "./draw-datasheet.ts";

/** One A4 page per listed bearing and unit. */
export const datasheets: MediaWriter = {
  name: "data sheets",
  async *makeFiles() {
    for (const sheet of [
      ...bearings.map(composeBearingSheet),
      ...housedUnits.map(composeUnitSheet),
    ]) {
      yield { path: datasheetPath(sheet.code), content: await drawDatasheet(sheet) };
    }
  },
};
