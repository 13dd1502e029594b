import { expect, test } from "vitest";
import { flattenPath } from "./flatten-path.ts";
import { arcTo, circle, closedOutline, corner, mirrorPath, polyline } from "./outline.ts";

test("a rounded corner touches both of its lines at the distance of its radius", () => {
  const square = closedOutline([corner(0, 0, 2), corner(10, 0), corner(10, 10), corner(0, 10)]);
  expect(square).toBe("M0 2A2 2 0 0 1 2 0L10 0L10 10L0 10Z");
});

test("a corner is rounded inwards in both directions of the outline", () => {
  const way = [corner(0, 0, 2), corner(0, 10), corner(10, 10), corner(10, 0)];
  expect(closedOutline(way)).toBe("M2 0A2 2 0 0 0 0 2L0 10L10 10L10 0Z");
});

test("rounding cuts a wedge's corner back further than a square's", () => {
  const wedge = closedOutline([corner(0, 0, 1), corner(10, 0), corner(10, 10)]);
  expect(wedge).toMatch(/^M1\.7071 1\.7071A1 1 0 0 1 2\.4142 0L/);
});

test("mirroring reverses arcs and keeps the rest", () => {
  const half = closedOutline([corner(0, 5), corner(4, 5), arcTo(0, 5, 3, 1)]);
  expect(mirrorPath(half)).toBe("M0 -5L4 -5A3 3 0 0 0 0 -5Z");
  expect(mirrorPath(mirrorPath(half))).toBe(half);
});

test("every point of a circle is on its radius", () => {
  for (const [x, y] of flattenPath(circle([3, -4], 2.5)).flat()) {
    expect(Math.hypot(x - 3, y + 4)).toBeCloseTo(2.5, 3);
  }
});

test("numbers are rounded to a tenth of a micron and never -0", () => {
  expect(polyline([1 / 3, -0.00001], [15.25, -2])).toBe("M0.3333 0L15.25 -2");
});
