import { expect, it } from "vitest";
import { namesPart } from "./part-name.ts";

it.each([
  ["NSK 6205DDU Deep Groove Ball Bearing", "6205"],
  ["PPL 6205-2RS Deep Groove Ball Bearing", "6205"],
  ["NSK HR30205J Tapered Roller Bearing", "30205"],
  ["NSK NU221EM Cylindrical Roller Bearing", "NU221"],
  ["Mitsuboshi A40 Classical V-Belt", "a40"],
])("finds in %s the part %s", (name, code) => {
  expect(namesPart(name, code)).toBe(true);
});

it.each([
  ["NSK 62052 Something", "6205"],
  ["NSK 16205 Something", "6205"],
  ["NSK NJ205EW Cylindrical Roller Bearing", "205"],
  ["Mitsuboshi A400", "A40"],
  ["Anything", ""],
  ["Anything", ".*"],
])("doesn't find in %s the part %s", (name, code) => {
  expect(namesPart(name, code)).toBe(false);
});
