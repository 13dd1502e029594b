import { expect, test } from "vitest";
import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { drawBearing, drawHalfBearing } from "./draw-bearing.ts";
import type { Drawing, Material, Point } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { layOutDrawing } from "./lay-out-drawing.ts";
import { depthInside } from "./testing/depth-inside.ts";

const cut = new Set<Material>(["steel-right", "steel-left", "rolling", "cage"]);

const drawn = bearings.map((bearing) => [bearing.code, bearing, drawBearing(bearing)] as const);

// docs/product/catalogue.md#drawn-to-size
test.each(drawn)("%s is drawn to its boundary dimensions", (_code, bearing, drawing) => {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = bearing;
  expect(drawing.bounds).toEqual({ x: 0, y: -D / 2, width: B, height: D });
  const points = getSolids(drawing).flatMap(({ path }) => flattenPath(path).flat());
  expect(Math.min(...points.map(([x]) => x))).toBe(0);
  expect(Math.max(...points.map(([x]) => x))).toBe(B);
  expect(Math.min(...points.map(([, y]) => y))).toBe(-D / 2);
  expect(Math.max(...points.map(([, y]) => y))).toBe(D / 2);
  expect(Math.min(...points.map(([, y]) => Math.abs(y)))).toBe(d / 2);
});

test.each(drawn)("%s is symmetric about its axis", (_code, _bearing, drawing) => {
  for (const { path } of drawing.shapes) {
    const points = flattenPath(path).flat();
    const upper = points.slice(0, points.length / 2);
    const lower = points.slice(points.length / 2);
    const apart = upper.map(([x, y], index) => {
      const [otherX, otherY] = lower[index] ?? [Number.NaN, Number.NaN];
      return Math.hypot(otherX - x, otherY + y);
    });
    expect(Math.max(...apart)).toBeLessThan(0.001);
    expect(upper.every(([, y]) => y <= 0)).toBe(true);
  }
});

test.each(drawn)(
  "%s has no overlap of rings, cage and rolling elements",
  (_code, { outsideDiameterMm }, drawing) => {
    const pieces = getSolids(drawing).flatMap(({ path }) => flattenPath(path));
    const upper = pieces.filter((points) => points.every(([, y]) => y < 0));
    expect(upper.length * 2).toBe(pieces.length);
    for (const piece of upper) {
      for (const other of upper.filter((each) => each !== piece)) {
        const depth = Math.max(...piece.map((point) => depthInside(point, other)));
        expect(depth).toBeLessThan(0.002 * outsideDiameterMm);
      }
    }
  },
);

test.each(drawn)("%s has only finite numbers", (_code, bearing, drawing) => {
  const everything = JSON.stringify([drawing, drawHalfBearing(bearing)]);
  expect(everything).not.toMatch(/NaN|Infinity|undefined|null/);
});

test.each(drawn)("%s is labelled with its own dimensions", (_code, bearing, drawing) => {
  const labels = drawing.dimensions.map(({ label }) => label);
  expect(labels.toSorted()).toEqual(expectedLabels(bearing).toSorted());
  for (const dimension of drawing.dimensions)
    expect(dimension.label.replace(/^[TBC] /, "")).toBe(measured(dimension));
  expect(drawing.angles?.map(({ label }) => label)).toEqual(
    bearing.kind === "angular-contact" ? [`${bearing.contactAngleDeg}°`] : undefined,
  );
});

test.each(drawn)("%s has its rolling elements inside its section", (_code, bearing, drawing) => {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = bearing;
  const points = getSolids(drawing)
    .filter(({ material }) => material === "rolling")
    .flatMap(({ path }) => flattenPath(path).flat());
  expect(points.length).toBeGreaterThan(0);
  for (const [x, y] of points) {
    expect(x > 0 && x < B && Math.abs(y) > d / 2 && Math.abs(y) < D / 2).toBe(true);
  }
});

test.each(drawn)("%s has its extension lines outside the cut", (_code, _bearing, drawing) => {
  const pieces = getSolids(drawing).flatMap(({ path }) => flattenPath(path));
  const points = flattenPath(layOutDrawing(drawing, { dimensions: true }).lines).flatMap(sample);
  const depths = points.flatMap((point) => pieces.map((piece) => depthInside(point, piece)));
  expect(Math.max(...depths)).toBeLessThan(0.01);
});

test("the housing washers of a double-direction bearing have bore D1", () => {
  for (const bearing of bearings.filter(({ kind }) => kind === "double-thrust")) {
    const heights = outlines(drawBearing(bearing).shapes, "steel-right")
      .flat()
      .map(([, y]) => Math.abs(y));
    expect(Math.min(...heights)).toBe((bearing.housingWasherBoreMm ?? 0) / 2);
  }
});

test("rollers run on the raceway diameter from the data", () => {
  for (const bearing of bearings.filter(({ kind }) => kind === "cylindrical")) {
    const heights = drawBearing(bearing)
      .shapes.filter(({ material }) => material === "rolling")
      .flatMap(({ path }) =>
        flattenPath(path)
          .flat()
          .map(([, y]) => Math.abs(y)),
      );
    const touched = bearing.innerRacewayMm ? Math.min(...heights) : Math.max(...heights);
    expect(touched).toBeCloseTo((bearing.innerRacewayMm ?? bearing.outerRacewayMm ?? 0) / 2, 3);
  }
});

test.each([
  ["NU205", 2, 0],
  ["NJ205", 2, 1],
  ["N205", 0, 2],
  ["NF205", 1, 2],
])("%s has %i ribs on its outer and %i on its inner ring", (code, outer, inner) => {
  const drawing = drawBearing(getBearing(code));
  expect(getRibs(drawing, "steel-right")).toBe(outer);
  expect(getRibs(drawing, "steel-left")).toBe(inner);
});

test("the contact line of an angular contact bearing meets the axis at its load centre", () => {
  for (const bearing of bearings.filter(({ kind }) => kind === "angular-contact")) {
    const [
      ,
      ,
      [[ax, ay], [bx, by]] = [
        [0, 0],
        [0, 0],
      ],
    ] = drawBearing(bearing).centreLines;
    const atAxis = ax + ((bx - ax) * -ay) / (by - ay);
    // The maker rounds, and places balls slightly off the middle.
    expect(Math.abs(atAxis - (bearing.loadCentreMm ?? 0))).toBeLessThan(0.4);
  }
});

test("throws for a cylindrical bearing of an unknown design", () => {
  expect(() => drawBearing({ ...getBearing("NU205"), code: "NX205" })).toThrow(RangeError);
});

/** Points along a straight line, close enough to hit every shape that it crosses. */
function sample(line: readonly Point[]): readonly Point[] {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [line[0], line.at(-1)];
  return Array.from({ length: 31 }, (_, step): Point => {
    const share = step / 30;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}

function getSolids({ shapes }: Drawing): Drawing["shapes"] {
  return shapes.filter(({ material }) => cut.has(material));
}

function getBearing(code: string): Bearing {
  const found = bearings.find((bearing) => bearing.code === code);
  if (!found) throw new Error(`No bearing ${code}`);
  return found;
}

function expectedLabels(bearing: Bearing): string[] {
  const { boreMm, outsideDiameterMm, widthMm, coneWidthMm, cupWidthMm } = bearing;
  const { innerRacewayMm, outerRacewayMm, housingWasherBoreMm } = bearing;
  const diameters = [
    boreMm,
    outsideDiameterMm,
    innerRacewayMm,
    outerRacewayMm,
    housingWasherBoreMm,
  ];
  return [
    ...diameters.filter((value) => value !== undefined).map((value) => `Ø${value}`),
    ...(bearing.kind === "tapered"
      ? [`T ${widthMm}`, `B ${coneWidthMm}`, `C ${cupWidthMm}`]
      : [String(widthMm)]),
  ];
}

function measured({ from, to, side }: Drawing["dimensions"][number]): string {
  const isHeight = side === "left" || side === "right";
  const axis = isHeight ? 1 : 0;
  const value = Math.round(Math.abs(to[axis] - from[axis]) * 1e4) / 1e4;
  return isHeight ? `Ø${value}` : String(value);
}

/** Looks beside the roller's ends, slightly off its raceway, for the steel of a rib. */
function getRibs({ shapes, bounds }: Drawing, material: Material): number {
  const [ring = []] = outlines(shapes, material);
  const [roller = []] = outlines(shapes, "rolling");
  const heights = roller.map(([, y]) => y);
  const [outer, inner] = [Math.min(...heights), Math.max(...heights)];
  const probe =
    material === "steel-right" ? outer + (inner - outer) / 9 : inner - (inner - outer) / 9;
  return [0.1, 0.9].filter((x) => depthInside([bounds.width * x, probe], ring) > 0).length;
}

function outlines(shapes: Drawing["shapes"], material: Material): Point[][] {
  return shapes
    .filter((shape) => shape.material === material)
    .flatMap(({ path }) => flattenPath(path));
}
