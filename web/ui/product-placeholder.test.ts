import { expect, test } from "vitest";
import bearing from "./drawings/bearing-section.svg?raw";

test("clips the placeholder's balls at the shoulders and draws them in a cage", () => {
  const getRadii = (markup: string): string[] =>
    [...markup.matchAll(/ r="([\d.]+)"/g)].map(([, radius = ""]) => radius);
  const [, clip = ""] = /<clipPath id="g">(.*?)<\/clipPath>/.exec(bearing) ?? [];
  const [, balls = ""] = /<g[^>]*clip-path="url\(#g\)"[^>]*>(.*?)<\/g>/.exec(bearing) ?? [];
  // Outer and inner shoulder; the cage runs between them.
  const shoulders = ["77.4", "61.1"];
  for (const radius of shoulders) {
    expect(clip).toContain(`A${radius} ${radius} `);
    expect(bearing).toContain(`r="${radius}"`);
  }
  expect(getRadii(balls)).toEqual(Array.from({ length: 9 }, () => "14.1"));
  const [, cage = ""] = /<path class="k"[^>]* d="([^"]+)"/.exec(bearing) ?? [];
  const cageRadii = [...cage.matchAll(/A([\d.]+) /g)].map(([, radius]) => Number(radius));
  expect(cageRadii.length).toBeGreaterThan(0);
  expect(cageRadii.every((radius) => radius > 61.1 && radius < 77.4)).toBe(true);
});
