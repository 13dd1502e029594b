import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { angularContactBalls, deepGrooveBalls, thrustBalls } from "../internals/ball-set.ts";
import { cylindricalRollers } from "../internals/roller-set.ts";
import { sphericalRollers } from "../internals/spherical-set.ts";
import { taperedRollers } from "../internals/tapered-set.ts";
import { angularContactFront, deepGrooveFront } from "../views/ball-front.ts";
import { cylindricalFront } from "../views/cylindrical-front.ts";
import { sphericalFront } from "../views/spherical-front.ts";
import { taperedFront } from "../views/tapered-front.ts";
import { thrustFront } from "../views/thrust-front.ts";
import { bearingSheet, type Sheet } from "./bearing-sheet.ts";
import { contactLines } from "./contact-lines.ts";
import { axialLoad, radialLoad, taperedLoad, twoRows } from "./load-marks.ts";

/** The part that is cut away on every sheet, and how the balls stand in it. */
const cut = [-168, -94] as const;

export function deepGrooveSheet(code = "6205"): Sheet {
  const bearing = getBearing(code);
  return {
    bearing,
    front: deepGrooveFront(bearing, deepGrooveBalls(bearing), { cage: -142, cut }),
    marks: radialLoad(bearing),
  };
}

export function angularContactSheet(code = "7205"): Sheet {
  const bearing = getBearing(code);
  const balls = angularContactBalls(bearing);
  return {
    bearing,
    front: angularContactFront(bearing, balls, { cage: -122, cut }),
    marks: contactLines(bearing, balls, { lines: 1, measures: 1 }),
  };
}

export function cylindricalSheet(code = "NU205"): Sheet {
  const bearing = getBearing(code);
  return {
    bearing,
    front: cylindricalFront(bearing, cylindricalRollers(bearing), { cage: -122, cut }),
    marks: radialLoad(bearing),
  };
}

export function taperedSheet(code = "30206"): Sheet {
  const bearing = getBearing(code);
  return {
    bearing,
    front: taperedFront(bearing, taperedRollers(bearing), { cage: -122, cut }),
    marks: taperedLoad(bearing),
  };
}

export function sphericalSheet(code = "22208"): Sheet {
  const bearing = getBearing(code);
  return {
    bearing,
    front: sphericalFront(bearing, sphericalRollers(bearing), { cage: -122, cut }),
    marks: twoRows(bearing),
  };
}

export function thrustSheet(code = "51205"): Sheet {
  const bearing = getBearing(code);
  return {
    bearing,
    front: thrustFront(bearing, thrustBalls(bearing), { cage: -129, cut: [-176, -84] }),
    marks: axialLoad(bearing),
  };
}

export const bearingSlides = {
  "02-deep-groove": (): string => bearingSheet(deepGrooveSheet()),
  "03-angular-contact": (): string => bearingSheet(angularContactSheet()),
  "04-cylindrical": (): string => bearingSheet(cylindricalSheet()),
  "05-tapered": (): string => bearingSheet(taperedSheet()),
  "06-spherical": (): string => bearingSheet(sphericalSheet()),
  "07-thrust": (): string => bearingSheet(thrustSheet()),
} as const;
