import { expect, it } from "vitest";
import { toCodeKey } from "./code-key.ts";

it.each([
  ["nu 205", "NU205"],
  ["6205-2RS1/C3", "62052RS1C3"],
  ["22310 CC/W33", "22310CCW33"],
  ["60/22", "60/22"],
  ["US 20x28x6,3", "US20X28X6.3"],
  ["G1/2", "G1/2"],
  ["08B-1 (5 m)", "08B15M"],
  ["///", ""],
])("the key of '%s' is '%s'", (code, key) => expect(toCodeKey(code)).toBe(key));
