import { expect, test } from "vitest";
import { readConfirmationToken } from "./confirmation-token.ts";

const token = "aB3_-".repeat(9).slice(0, 43);

test("reads the token of a complete link", () => {
  expect(readConfirmationToken(`token=${token}`)).toBe(token);
});

test.each(["", "token=", `token=${token.slice(1)}`, `token=${token}x`, `order=${token}`, token])(
  "%j is an incomplete link",
  (hash) => {
    expect(readConfirmationToken(hash)).toBeUndefined();
  },
);
