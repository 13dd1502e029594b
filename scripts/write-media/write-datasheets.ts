import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { composeBearingSheet } from "#datasheets/compose-bearing-sheet.ts";
import { composeUnitSheet } from "#datasheets/compose-unit-sheet.ts";
import { drawDatasheet } from "#datasheets/draw-datasheet.ts";
import type { MediaWriter } from "./media-writer.ts";

/** One A4 page per listed bearing and unit. */
export const datasheets: MediaWriter = {
  name: "data sheets",
  async *makeFiles() {
    for (const sheet of [
      ...bearings.map(composeBearingSheet),
      ...housedUnits.map(composeUnitSheet),
    ]) {
      const path = `/media/datasheets/${sheet.code.toLowerCase()}.pdf`;
      yield { path, content: await drawDatasheet(sheet) };
    }
  },
};
