import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { drawFluidSeal } from "#catalogue/drawing/draw-fluid-seal.ts";
import {
  getBearingImage,
  getBeltImage,
  getSealImage,
  getUnitImage,
} from "#catalogue/drawing/media-path.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { cropToSection } from "./crop-to-section.ts";
import { images } from "./draw-images.ts";
import type { MediaFile } from "./media-writer.ts";

const made: MediaFile[] = [];
for await (const file of images.makeFiles()) made.push(file);
const paths = made.map(({ path }) => path);

test("every listed part has its own image", () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...bearings.map(({ code }) => getBearingImage(code)),
      ...housedUnits.map(({ code }) => getUnitImage(code)),
      ...vSections.map(({ section }) => getBeltImage(section)),
      ...rotarySeals.map(({ code }) => getSealImage(code)),
      ...fluidSeals.map(({ code }) => getSealImage(code)),
    ]),
  );
});

test("paths need no escaping", () => {
  expect(paths.filter((path) => !/^\/media\/[a-z]+\/[a-z0-9.-]+\.svg$/.test(path))).toEqual([]);
});

test("all images have the same canvas, so that cards align", () => {
  const others = made.filter(
    ({ content }) => !String(content).includes('width="400" height="300"'),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("a cropped ring keeps exactly its section", () => {
  const oRing = fluidSeals.find(({ code }) => code === "OR 30x3");
  expect(oRing && cropToSection(drawFluidSeal(oRing)).bounds).toEqual({
    x: 0,
    y: -18,
    width: 3,
    height: 3,
  });
});
