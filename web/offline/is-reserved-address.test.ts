import { expect, it } from "vitest";
import { isReservedAddress } from "./is-reserved-address.ts";

it.each(["flipbooks.example", "a.b.test", "x.invalid", "example.com", "www.example.org"])(
  "is true for the reserved host %s",
  (host) => {
    expect(isReservedAddress(`https://${host}/nsk?page=2`)).toBe(true);
  },
);

it.each(["www.openstreetmap.org", "myexample.com", "example.com.al", "127.0.0.1:3000"])(
  "is false for the host %s",
  (host) => {
    expect(isReservedAddress(`http://${host}/x.example`)).toBe(false);
  },
);

it("is false for text that isn't a URL", () => {
  expect(isReservedAddress("flipbooks.example")).toBe(false);
});
