import { expect, it } from "vitest";
import { bearings } from "./bearings.data.ts";
import { getBearing } from "./find-bearing.ts";
import { limitingSpeeds } from "./limiting-speeds.ts";

it.each([
  ["7204", { greaseRpm: 9600, oilRpm: 12_800 }, { greaseRpm: 12_000, oilRpm: 16_000 }],
  ["N204", { greaseRpm: 12_000, oilRpm: 14_400 }, { greaseRpm: 15_000, oilRpm: 18_000 }],
  ["NF210", { greaseRpm: 5680, oilRpm: 6800 }, { greaseRpm: 7100, oilRpm: 8500 }],
])("%s has limiting speeds for each cage", (code, standard, machined) => {
  expect(limitingSpeeds(getBearing(code))).toEqual({ standard, machined });
});

it("returns one pair of speeds if the maker's row is for the listed cage", () => {
  expect(limitingSpeeds(getBearing("6205"))).toEqual({
    standard: { greaseRpm: 13_000, oilRpm: 15_000 },
  });
});

it("lists a machined cage only for bearings with a pressed steel cage", () => {
  const others = bearings.filter(
    (bearing) => limitingSpeeds(bearing).machined && bearing.cage !== "Pressed steel",
  );
  expect(others).toEqual([]);
});
