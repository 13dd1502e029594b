import { expect, it } from "vitest";
import { isReservedAddress } from "./is-reserved-address.ts";

it.each(["flipbooks.example", "a.b.test", "x.invalid", "example.com", "www.example.org"])(
  "knows that nobody can own %s",
  (host) => {
    expect(isReservedAddress(`https://${host}/nsk?page=2`)).toBe(true);
  },
);

it.each(["www.openstreetmap.org", "myexample.com", "example.com.al", "127.0.0.1:3000"])(
  "takes %s for one that may answer",
  (host) => {
    expect(isReservedAddress(`http://${host}/x.example`)).toBe(false);
  },
);

it("takes no words for an address", () => {
  expect(isReservedAddress("flipbooks.example")).toBe(false);
});
