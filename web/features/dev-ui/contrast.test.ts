import { expect, test } from "vitest";
import { colourPairs } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";
import tokens from "#web/styles/tokens.css?raw";

const [light = "", dark = ""] = tokens.split("@media screen and (prefers-color-scheme: dark)");
const lightColours = readColours(light);
const themes = { light: lightColours, dark: new Map([...lightColours, ...readColours(dark)]) };

test("black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#85888f", "#85888f")).toBe(1);
});

test("returns undefined for an invalid colour", () => {
  expect(contrast("", "")).toBeUndefined();
  expect(contrast("#ffffff", "white")).toBeUndefined();
});

// docs/product/reliability.md#contrast
test.each(["light", "dark"] as const)(
  "every colour pair has enough contrast in the %s theme",
  (name) => {
    const colours = themes[name];
    const tooClose = colourPairs
      .map(({ front, back, least }) => ({
        pair: `${front} on ${back}`,
        figure: contrast(colours.get(front) ?? "", colours.get(back) ?? ""),
        least,
      }))
      // A missing token has no contrast at all.
      .filter(({ figure = 0, least }) => figure < least);
    expect(tooClose).toEqual([]);
  },
);

function readColours(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}
