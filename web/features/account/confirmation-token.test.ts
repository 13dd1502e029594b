import { expect, test } from "vitest";
import { readConfirmationToken } from "./confirmation-token.ts";

const token = "aB3_-".repeat(9).slice(0, 43);

test("the token of a whole link is read", () => {
  expect(readConfirmationToken(`token=${token}`)).toBe(token);
});

test.each(["", "token=", `token=${token.slice(1)}`, `token=${token}x`, `order=${token}`, token])(
  "%j is an incomplete link",
  (hash) => {
    expect(readConfirmationToken(hash)).toBeUndefined();
  },
);
