import type { Bearing, BearingKind } from "#catalogue/bearings/bearing.ts";
import { drawAngularContact } from "./bearings/draw-angular-contact.ts";
import { drawCylindrical } from "./bearings/draw-cylindrical.ts";
import { drawDeepGroove } from "./bearings/draw-deep-groove.ts";
import { drawDoubleThrust } from "./bearings/draw-double-thrust.ts";
import { drawSelfAligning } from "./bearings/draw-self-aligning.ts";
import { drawSpherical } from "./bearings/draw-spherical.ts";
import { drawTapered } from "./bearings/draw-tapered.ts";
import { drawThrust } from "./bearings/draw-thrust.ts";
import type { HalfSection } from "./bearings/half-section.ts";
import type { Drawing, Point } from "./drawing.ts";
import { mirrorPath } from "./outline.ts";

type Line = readonly [Point, Point];

type Kind = { readonly name: string; readonly draw: (bearing: Bearing) => HalfSection };

const kinds: Record<BearingKind, Kind> = {
  "deep-groove": { name: "deep groove ball bearing", draw: drawDeepGroove },
  "angular-contact": { name: "angular contact ball bearing", draw: drawAngularContact },
  "self-aligning": { name: "self-aligning ball bearing", draw: drawSelfAligning },
  cylindrical: { name: "cylindrical roller bearing", draw: drawCylindrical },
  tapered: { name: "tapered roller bearing", draw: drawTapered },
  spherical: { name: "spherical roller bearing", draw: drawSpherical },
  thrust: { name: "thrust ball bearing", draw: drawThrust },
  "double-thrust": { name: "double-direction thrust ball bearing", draw: drawDoubleThrust },
};

/**
 * Draws a bearing in section along its axis, true to its boundary dimensions. The shaft runs along the
 * x axis, the left face is at x = 0.
 */
export function drawBearing(bearing: Bearing): Drawing {
  const { outsideDiameterMm: D, widthMm: B } = bearing;
  const half = drawHalf(bearing);
  return {
    ...getNames(bearing),
    bounds: { x: 0, y: -D / 2, width: B, height: D },
    shapes: half.shapes.map(({ material, path }) => ({
      material,
      path: mirrorPath(path) + path,
    })),
    centreLines: [axis(B), ...half.centreLines.map(mirrorLine), ...half.centreLines],
    dimensions: half.dimensions,
    ...(half.angles && { angles: half.angles }),
  };
}

/**
 * Draws the part of a bearing's section above its axis, without dimensions, for slots in which a whole
 * section is too small.
 */
export function drawHalfBearing(bearing: Bearing): Drawing {
  const { outsideDiameterMm: D, widthMm: B } = bearing;
  const half = drawHalf(bearing);
  return {
    ...getNames(bearing),
    bounds: { x: 0, y: -D / 2, width: B, height: D / 2 },
    shapes: half.shapes.map(({ material, path }) => ({ material, path: mirrorPath(path) })),
    centreLines: [axis(B), ...half.centreLines.map(mirrorLine)],
    dimensions: [],
  };
}

function drawHalf(bearing: Bearing): HalfSection {
  return kinds[bearing.kind].draw(bearing);
}

function getNames(bearing: Bearing): Pick<Drawing, "title" | "description"> {
  const { name } = kinds[bearing.kind];
  return {
    title: `Cross-section of ${name} ${bearing.code}`,
    description: describe(bearing, name),
  };
}

function axis(width: number): Line {
  return [
    [0, 0],
    [width, 0],
  ];
}

function mirrorLine([from, to]: Line): Line {
  return [mirror(from), mirror(to)];
}

function mirror([x, y]: Point): Point {
  return [x, -y];
}

function describe(bearing: Bearing, name: string): string {
  const { boreMm, outsideDiameterMm, widthMm, kind } = bearing;
  const across = kind === "thrust" || kind === "double-thrust" ? "height" : "width";
  return (
    [
      `Section through the axis of the ${name} ${bearing.code}, true to scale: bore ${boreMm} mm`,
      `outside diameter ${outsideDiameterMm} mm`,
      `${kind === "tapered" ? "overall " : ""}${across} ${widthMm} mm`,
      ...measure("cone width", bearing.coneWidthMm),
      ...measure("cup width", bearing.cupWidthMm),
      ...measure("inner raceway", bearing.innerRacewayMm),
      ...measure("outer raceway", bearing.outerRacewayMm),
      ...(kind === "angular-contact" && bearing.contactAngleDeg !== undefined
        ? [`contact angle ${bearing.contactAngleDeg}°`]
        : []),
    ].join(", ") + "."
  );
}

function measure(name: string, value: number | undefined): string[] {
  return value === undefined ? [] : [`${name} ${value} mm`];
}
