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

it("allows the hosts of its frames", () => {
  for (const host of company.frameHosts) expect(host).toMatch(origin);
  const { frameUrl } = company.map;
  expect(company.frameHosts.filter((host) => frameUrl.startsWith(`${host}/`))).toHaveLength(1);
});

it("claims exclusivity for Albania and Kosovo only", () => {
  expect(company.exclusivity.countries).toEqual(["Albania", "Kosovo"]);
});
