import { expect, test } from "vitest";
import { getBearing } from "../catalogue/bearings/find-bearing.ts";
import { films } from "./films.ts";
import { cageTurns, deepGrooveBalls, thrustBalls } from "./internals/ball-set.ts";
import { beltPath } from "./internals/belt-path.ts";
import { cylindricalRollers } from "./internals/roller-set.ts";

/** In mm or pixels of the sheet: less than a quarter of a film's pixel. */
const invisible = 0.05;

test.each(Object.entries(films))("the film %s loops seamlessly", (_name, film) => {
  const [first, last] = [places(film(0)), places(film(1))];
  expect(last.length).toBe(first.length);
  const largest = Math.max(...first.map((place, index) => Math.abs(place - (last[index] ?? 0))));
  expect(largest).toBeLessThan(invisible);
});

test.each(Object.entries(films))("the film %s moves", (_name, film) => {
  expect(film(0.013)).not.toBe(film(0));
});

test("a 6205 has nine balls of 5/16 inch, as its static rating requires", () => {
  const balls = deepGrooveBalls(getBearing("6205"));
  expect(balls.count).toBe(9);
  expect(balls.diameterMm).toBeCloseTo((25.4 * 5) / 16, 9);
});

test("rolling elements fit side by side on their pitch circle", () => {
  const sets = [
    deepGrooveBalls(getBearing("6206")),
    thrustBalls(getBearing("51205")),
    cylindricalRollers(getBearing("NU205")),
  ];
  for (const { count, diameterMm, pitchDiameterMm } of sets) {
    const chord = pitchDiameterMm * Math.sin(Math.PI / count);
    expect(chord).toBeGreaterThan(diameterMm);
  }
});

test("a cage turns slightly less than half as fast as the shaft", () => {
  const balls = {
    count: 9,
    diameterMm: 8,
    pitchDiameterMm: 40,
    contactAngleDeg: 0,
  };
  expect(cageTurns(balls)).toBeCloseTo(0.4, 10);
  expect(cageTurns({ ...balls, contactAngleDeg: 60 })).toBeCloseTo(0.45, 10);
});

test("a belt around two equal wheels is two spans and one circumference long", () => {
  const wheel = { y: 0, radius: 10, touches: "teeth" } as const;
  const path = beltPath([
    { ...wheel, x: 0 },
    { ...wheel, x: 100 },
  ]);
  expect(path.length).toBeCloseTo(200 + 20 * Math.PI, 9);
  expect(path.point(0, 2)[1]).toBeCloseTo(12, 9);
});

/** All numbers of an image, sorted. Full turns are ignored, and names of clips are excluded. */
function places(picture: string): number[] {
  const plain = picture
    .replaceAll(/clip-\w+/g, "")
    .replaceAll(/rotate\(([-\d.]+)\)/g, (_all, angle: string) => turned(Number(angle)));
  return [...plain.matchAll(/-?\d+(?:\.\d+)?/g)]
    .map(([number]) => Number(number))
    .toSorted((a, b) => a - b);
}

/** An angle as a point on a circle, so that 360° equals 0°. */
function turned(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${Math.cos(radians).toFixed(3)} ${Math.sin(radians).toFixed(3)}`;
}
