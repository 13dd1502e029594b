import { expect, it } from "vitest";
import { phoneDigits } from "./phone.ts";

it.each([
  "+355 69 123 4567",
  "00355 69 123 45 67",
  "+355 (0)69 123-4567",
  "069 123 4567",
  "069/123.4567",
  " 691234567 ",
])("%s is one number however it is typed", (phone) => {
  expect(phoneDigits(phone)).toBe("691234567");
});

it("keeps the code of other countries and digits that only look like a code", () => {
  expect(phoneDigits("+39 06 1234567")).toBe("39061234567");
  expect(phoneDigits("+383 44 000 000")).toBe("44000000");
  expect(phoneDigits("3551234")).toBe("3551234");
});

it.each(["", " ", "+", "000", "+355", "Arta", "069 123 int. 4", "12%", "1_2"])(
  "%j is no number",
  (phone) => {
    expect(phoneDigits(phone)).toBeUndefined();
  },
);
