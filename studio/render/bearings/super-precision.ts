import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import type { Group } from "../scene.ts";
import { angularContact } from "./angular-contact.ts";

/**
 * Two equal angular contact bearings around z, face to face: as a pair they carry load in both
 * directions.
 */
export function matchedPair(code: string): Group["parts"] {
  const half = getBearing(code).widthMm / 2;
  const bearing = angularContact(code, { cage: "machined-brass" });
  return [
    { parts: bearing, place: { at: [0, 0, -half], turnDeg: [180, 0, 0] } },
    { parts: bearing, place: { at: [0, 0, half] } },
  ];
}
