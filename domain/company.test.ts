import { expect, it } from "vitest";
import { company } from "./company.ts";

const origin = /^https?:\/\/[a-z.-]+$/;

it("uses names that nobody can own", () => {
  expect(company.email).toMatch(/@[a-z-]+\.example$/);
  for (const { href } of company.catalogues) {
    expect(href).toMatch(/^https:\/\/[a-z.-]+\.example\//);
  }
});

it("links the phone number that it shows", () => {
  expect(company.phone.href).toBe(`tel:${company.phone.display.replaceAll(" ", "")}`);
});

it("allows the host of every frame and no other", () => {
  const frames = [company.map.frameUrl, ...Object.values(company.flipbooks)];
  for (const host of company.frameHosts) {
    expect(host).toMatch(origin);
    expect(frames.some((frame) => frame.startsWith(`${host}/`))).toBe(true);
  }
  for (const frame of frames) {
    expect(company.frameHosts.filter((host) => frame.startsWith(`${host}/`))).toHaveLength(1);
  }
});

it("frames one book per brand, all but Varibelt's encrypted", () => {
  expect(Object.keys(company.flipbooks)).toHaveLength(10);
  const plain = Object.entries(company.flipbooks).filter(([, href]) => !href.startsWith("https:"));
  expect(plain.map(([brand]) => brand)).toEqual(["varibelt"]);
});

it("claims exclusivity for Albania and Kosovo only", () => {
  expect(company.exclusivity.countries).toEqual(["Albania", "Kosovo"]);
});
