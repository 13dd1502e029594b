import { expect, test } from "vitest";
import { selectColours } from "./show-dark-drawings.ts";

test.each([
  ["/media/bearings/6205.svg", "/media/bearings/6205.svg#dark"],
  ["/assets/drive-half.svg#belts", "/assets/drive-half.svg#dark-belts"],
])("%s is %s in the dark theme, and back in the light one", (light, dark) => {
  expect(selectColours(light, true)).toBe(dark);
  expect(selectColours(dark, true)).toBe(dark);
  expect(selectColours(dark, false)).toBe(light);
  expect(selectColours(light, false)).toBe(light);
});

test.each(["/pictures/needle-400.webp", "/uploads/a.svg", "https://a.example/media/a.svg", ""])(
  "%s has no colours of a theme",
  (source) => {
    expect(selectColours(source, true)).toBe(source);
  },
);
