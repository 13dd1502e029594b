import type { HousedUnit } from "../../../catalogue/bearings/housed-unit.ts";
import { circle } from "../places.ts";
import type { Group, Outline, Part, Place } from "../scene.ts";
import { ring } from "./ring.ts";

/**
 * The insert of a housed unit around z, the middle of its balls at the origin and its long side with
 * the set screws up. Proportions that the data lacks are those of the unit's drawing.
 */
export function insertBearing(unit: HousedUnit): Group["parts"] {
  const { boreMm, insertOutsideDiameterMm, insertWidthMm, insertOffsetMm } = unit;
  const [bore, outside] = [boreMm / 2, insertOutsideDiameterMm / 2];
  const ballMm = 0.3 * (insertOutsideDiameterMm - boreMm);
  const pitch = (bore + outside) / 2;
  const [inner, outer] = [pitch - 0.24 * ballMm, pitch + 0.24 * ballMm];
  const half = (0.47 * insertWidthMm) / 2;
  const [low, high] = [-insertOffsetMm, insertWidthMm - insertOffsetMm];
  const screwZ = high - 0.15 * insertWidthMm;
  return [
    ring(sphericalRing(outside, outer, half)),
    {
      shape: {
        kind: "cut",
        body: { kind: "turned", profile: sleeve(bore, inner, low, high) },
        away: [{ shape: rod(bore * 0.19, inner), places: screwPlaces(0, screwZ) }],
      },
      material: "ground-steel",
    },
    ...[1, -1].map((side) => ring(getSeal(inner, outer, half, side), undefined, "nitrile-rubber")),
    setScrews(bore, inner, screwZ),
  ];
}

function sphericalRing(outside: number, inner: number, half: number): Outline {
  const top = Math.asin(half / outside);
  const sphere = Array.from({ length: 17 }, (_, index): [number, number] => {
    const angle = -top + (index / 16) * 2 * top;
    return [outside * Math.cos(angle), outside * Math.sin(angle)];
  });
  return [
    [inner + 0.3, -half],
    ...sphere,
    [inner + 0.3, half],
    [inner, half - 0.3],
    [inner, 0.3 - half],
  ];
}

function sleeve(bore: number, inner: number, low: number, high: number): Outline {
  const edge = 0.9;
  return [
    [bore + edge, low],
    [inner - edge, low],
    [inner, low + edge],
    [inner, high - edge],
    [inner - edge, high],
    [bore + edge, high],
    [bore, high - edge],
    [bore, low + edge],
  ];
}

function getSeal(inner: number, outer: number, half: number, side: number): Outline {
  const thick = 0.12 * half;
  const line: Outline = [
    [inner + 0.1, half - 3 * thick],
    [outer + 0.1, half - 3 * thick],
    [outer + 0.1, half - thick],
    [outer - 0.6, half - 0.5 * thick],
    [(inner + outer) / 2, half - 0.9 * thick],
    [inner + 0.9, half - 0.4 * thick],
    [inner + 0.1, half - thick],
  ];
  return line.map(([radius, height]) => [radius, height * side]);
}

function rod(radius: number, length: number): Part["shape"] {
  return { kind: "extruded", outline: circle(radius, 40), heightMm: length };
}

/** Two set screws, 120° apart, across the axis. */
function screwPlaces(fromAxis: number, z: number): Place[] {
  return [200, 320].map((deg) => {
    const angle = (deg * Math.PI) / 180;
    return {
      at: [fromAxis * Math.cos(angle), fromAxis * Math.sin(angle), z] as const,
      turnDeg: [0, 90, deg] as const,
    };
  });
}

function setScrews(bore: number, inner: number, z: number): Part {
  const radius = bore * 0.185;
  const depth = inner - bore;
  return {
    shape: {
      kind: "extruded",
      outline: circle(radius, 40),
      holes: [circle(radius * 0.55, 6)],
      heightMm: depth * 0.8,
      bevelMm: 0.15,
    },
    material: "cast-iron",
    places: screwPlaces(bore + 0.1, z),
  };
}
