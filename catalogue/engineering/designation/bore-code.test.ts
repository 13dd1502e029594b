import { expect, it } from "vitest";
import { boreFromCode, doubleThrustBore } from "./bore-code.ts";

it.each([
  ["1", 1],
  ["9", 9],
  ["00", 10],
  ["01", 12],
  ["02", 15],
  ["03", 17],
  ["04", 20],
  ["96", 480],
  ["/22", 22],
  ["/28", 28],
  ["/32", 32],
  ["/500", 500],
  ["/1000", 1000],
])("bore code %s is %d mm", (code, boreMm) => expect(boreFromCode(code)).toBe(boreMm));

it.each(["", "0", "97", "/0", "/", "/05", "004", "4a", "/99999"])(
  "'%s' isn't a bore code",
  (code) => expect(boreFromCode(code)).toBeUndefined(),
);

it("the shaft washer of a double-direction thrust bearing has a smaller bore than its code", () => {
  expect(doubleThrustBore("522", "05")).toBe(20);
  expect(doubleThrustBore("522", "05")).toBeLessThan(boreFromCode("05") ?? 0);
  expect(doubleThrustBore("522", "13")).toBeUndefined();
  expect(doubleThrustBore("523", "05")).toBeUndefined();
});
