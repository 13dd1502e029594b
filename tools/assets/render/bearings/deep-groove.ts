import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { deepGrooveBalls } from "../../internals/ball-set.ts";
import { around, onCircle } from "../places.ts";
import type { Group, Part } from "../scene.ts";
import { closure } from "./closure.ts";
import { ribbonCage } from "./ribbon-cage.ts";
import { type Cut, ring } from "./ring.ts";
import { boxOf, sectionOf } from "./section-of.ts";

/** A deep groove ball bearing around z, its middle at the origin. */
export function deepGroove(
  code: string,
  { closed, cut }: { closed?: "shields" | "seals"; cut?: Cut } = {},
): Group["parts"] {
  const bearing = getBearing(code);
  const section = sectionOf(bearing);
  const sizeMm = boxOf(section.rolling[0] ?? []).size[0];
  const pitchMm = (bearing.boreMm + bearing.outsideDiameterMm) / 4;
  const { count } = deepGrooveBalls(bearing);
  const balls: Part = {
    shape: { kind: "ball", diameterMm: sizeMm },
    material: "polished-steel",
    places: around(count, (deg) => onCircle(pitchMm, deg)),
  };
  const rings = [ring(section.outer, cut), ring(section.inner)];
  if (closed === undefined) return [...rings, balls, ...ribbonCage({ count, sizeMm, pitchMm })];
  const gap = { inner: pitchMm - 0.27 * sizeMm, outer: pitchMm + 0.27 * sizeMm };
  return [...rings, ...closure(closed, gap, bearing.widthMm)];
}
