import { expect, it } from "vitest";
import { company } from "./company.ts";

const origin = /^https?:\/\/[a-z.-]+$/;

// docs/product/shop.md#reserved-addresses
it("uses reserved .example domains", () => {
  expect(company.email).toMatch(/@[a-z-]+\.example$/);
  for (const { href } of company.catalogues) {
    expect(href).toMatch(/^https:\/\/[a-z.-]+\.example\//);
  }
});

// docs/product/shop.md#reserved-addresses
it("links to the displayed phone number", () => {
  expect(company.phone.href).toBe(`tel:${company.phone.display.replaceAll(" ", "")}`);
});

// docs/product/catalogue.md#books
it("allows exactly the hosts of the frames", () => {
  const frames = [company.map.frameUrl, ...Object.values(company.flipbooks)];
  for (const host of company.frameHosts) {
    expect(host).toMatch(origin);
    expect(frames.some((frame) => frame.startsWith(`${host}/`))).toBe(true);
  }
  for (const frame of frames) {
    expect(company.frameHosts.filter((host) => frame.startsWith(`${host}/`))).toHaveLength(1);
  }
});

// docs/product/catalogue.md#plain-http-frame
it("has one flipbook per brand, with https for all but Varibelt", () => {
  expect(Object.keys(company.flipbooks)).toHaveLength(10);
  const plain = Object.entries(company.flipbooks).filter(([, href]) => !href.startsWith("https:"));
  expect(plain.map(([brand]) => brand)).toEqual(["varibelt"]);
});

// docs/product/shop.md#exclusive-distributor
it("claims exclusivity for Albania and Kosovo only", () => {
  expect(company.exclusivity.countries).toEqual(["Albania", "Kosovo"]);
});
