import { expect, test } from "vitest";
import { readOrderToken } from "./order-token.ts";

const token = "0123456789abcdef".repeat(4);

test("the fragment of a private link holds its token", () => {
  expect(readOrderToken(`order=${token}`)).toEqual({ token });
  expect(readOrderToken(`order=${token.toUpperCase()}`)).toEqual({ token });
});

test.each(["", "main", "cart", "border=1"])("'%s' asks for no order", (hash) => {
  expect(readOrderToken(hash)).toBeUndefined();
});

test.each(["order=", "order=abc", `order=${token}0`, `order=${token.slice(1)}%`])(
  "'%s' lost a part on its way",
  (hash) => {
    expect(readOrderToken(hash)).toBe("unreadable");
  },
);
