import { expect, test } from "vitest";
import { readOrderToken } from "./order-token.ts";

const token = "0123456789abcdef".repeat(4);

test("reads the token from a private link's fragment", () => {
  expect(readOrderToken(`order=${token}`)).toEqual({ token });
  expect(readOrderToken(`order=${token.toUpperCase()}`)).toEqual({ token });
});

test.each(["", "main", "cart", "border=1"])("'%s' contains no order link", (hash) => {
  expect(readOrderToken(hash)).toBeUndefined();
});

test.each(["order=", "order=abc", `order=${token}0`, `order=${token.slice(1)}%`])(
  "'%s' is an incomplete order link",
  (hash) => {
    expect(readOrderToken(hash)).toBe("unreadable");
  },
);
