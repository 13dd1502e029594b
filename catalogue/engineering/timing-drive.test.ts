import fc from "fast-check";
import { expect, it } from "vitest";
import {
  pitchDiameterMm,
  teethInMesh,
  timingBeltLength,
  timingCentreDistance,
} from "./timing-drive.ts";

const teeth = fc.integer({ min: 10, max: 150 });
const pitches = fc.constantFrom(2.032, 5.08, 9.525, 12.7, 3, 5, 8, 14);

// docs/product/catalogue.md#belt-length
it("a belt has the centre distance that its length was computed from", () => {
  fc.assert(
    fc.property(teeth, teeth, pitches, fc.integer({ min: 260, max: 1000 }), (z1, z2, pitch, zb) => {
      const centre = timingCentreDistance([z1, z2], pitch, zb) ?? 0;
      expect(timingBeltLength([z1, z2], pitch, centre) / pitch).toBeCloseTo(zb, 6);
    }),
  );
});

it("equal pulleys have half their teeth in mesh, a smaller pulley has fewer", () => {
  fc.assert(
    fc.property(teeth, teeth, pitches, (z1, z2, pitch) => {
      const centre = pitchDiameterMm(z1 + z2, pitch);
      const small = Math.min(z1, z2);
      expect(teethInMesh([small, small], pitch, centre)).toBeCloseTo(small / 2, 9);
      expect(teethInMesh([z1, z2], pitch, centre)).toBeLessThanOrEqual(small / 2);
      expect(teethInMesh([z1, z2], pitch, centre)).toBe(teethInMesh([z2, z1], pitch, centre));
    }),
  );
});

it("a belt with too few teeth has no centre distance", () => {
  expect(timingCentreDistance([60, 60], 5, 60)).toBeUndefined();
});
