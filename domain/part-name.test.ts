import { expect, it } from "vitest";
import { namesPart } from "./part-name.ts";

it.each([
  ["NSK 6205DDU Deep Groove Ball Bearing", "6205"],
  ["PPL 6205-2RS Deep Groove Ball Bearing", "6205"],
  ["NSK HR30205J Tapered Roller Bearing", "30205"],
  ["NSK NU221EM Cylindrical Roller Bearing", "NU221"],
  ["Mitsuboshi A40 Classical V-Belt", "a40"],
  ["FAG 6205.2RSR", "6205"],
  ["Pneumatic piston lip seal 50x40", "50x40"],
  ["Oil Seal AS 25x47x7.", "25x47x7"],
])("finds in %s the part %s", (name, code) => {
  expect(namesPart(name, code)).toBe(true);
});

it.each([
  ["NSK 62052 Something", "6205"],
  ["NSK 16205 Something", "6205"],
  ["NSK NJ205EW Cylindrical Roller Bearing", "205"],
  ["Mitsuboshi A400", "A40"],
  ["Hydraulic U-cup piston seal 50x40x8", "50x40"],
  ["O-ring 10x2.5", "10x2"],
  ["Anything", ""],
  ["Anything", ".*"],
])("doesn't find in %s the part %s", (name, code) => {
  expect(namesPart(name, code)).toBe(false);
});
