import { expect, test } from "vitest";
import { buildNumber } from "./write-project-settings.ts";

test("a newer version has a larger number", () => {
  const versions = ["0.1.0", "0.1.1", "0.2.0", "1.0.0", "1.4.12", "1.10.0", "2.0.0"];
  const numbers = versions.map(buildNumber);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(versions.length);
  expect(buildNumber("1.4.12")).toBe(10_412);
});

test.each(["1.0", "1.100.0", "1.0.0-beta"])("throws for %s", (version) => {
  expect(() => buildNumber(version)).toThrow(version);
});
