import { expect, it } from "vitest";
import { compareDesignations } from "./compare-designations.ts";
import type { Comparison, Interchange, InterchangeReason } from "./interchange.ts";
import { readPartCode } from "./part-code.ts";

const compare = (wanted: string, candidate: string): Comparison => {
  const [one, other] = [readPartCode(wanted), readPartCode(candidate)];
  if (!one || !other) throw new Error(`${one ? candidate : wanted} isn't read`);
  return compareDesignations(one, other);
};

it.each([
  ["SKF 6205-2RS1/C3", "NSK 6205DDUC3"],
  ["6205 2RS", "6205LLU"],
  ["6204-2Z", "6204ZZ"],
  ["6203 2RSR", "6203DDU"],
  ["62032NSE", "6203-2RSH"],
  ["608ZZMC3", "608-2Z"],
  ["NU205 W", "NU 205 J"],
  ["22210K/W33", "22210KE4"],
  ["30206", "30206"],
  ["UC207-20", "UC207-104"],
  ["A42", "13x1067 Li"],
  ["A42", "Toyopower A 42"],
  ["SPZ1250", "spz-1250 Lw"],
  ["5V1250", "15N3175"],
  ["6PJ1016", "400J6"],
  ["1200-8M-30", "HTD 8M 1200 30"],
  ["TC 25x47x7 NBR", "AS 25-47-7 NBR"],
  ["BASL 40x62x8 FKM", "WAS 40x62x8 Viton"],
])("%s is exactly %s", (wanted, candidate) => {
  expect(compare(wanted, candidate)).toEqual({ interchange: "exact", reasons: ["same"] });
  expect(compare(candidate, wanted)).toEqual({ interchange: "exact", reasons: ["same"] });
});

type Row = readonly [string, string, Interchange, InterchangeReason];

const differing: readonly Row[] = [
  ["6205", "6205ZZ", "check seal", "sealDiffers"],
  ["NU205", "NJ206", "not interchangeable", "otherSize"],
  ["6205-2RS", "6205ZZ", "check seal", "sealDiffers"],
  ["6205LLU", "6205LLB", "check seal", "sealDiffers"],
  ["6205-2RS/XY9", "6205-2RS", "check designation", "unread"],
  ["6205/XY9", "6205", "check designation", "sealUnknown"],
  ["6205-2RS", "6205-2RS/C3", "check clearance", "clearanceDiffers"],
  ["6205ZZ", "6205ZZCM", "check clearance", "clearanceDiffers"],
  ["NU205ECP", "NU205ECM", "check cage", "cageDiffers"],
  ["7204BDB", "7204B", "check pairing", "pairingDiffers"],
  ["7004C/P4", "7004C", "check designation", "classDiffers"],
  ["6204-2RSH/WT", "6204-2RSH", "check designation", "greaseDiffers"],
  ["7204", "7204B", "check designation", "unknownAngle"],
  ["W 6205-2RS1", "6205-2RS1", "check designation", "otherSuffix"],
  ["6316M/C3VL0241", "6316M/C3", "check designation", "otherSuffix"],
  ["A42", "AX42", "check designation", "rawEdge"],
  ["3/B75", "B75", "check designation", "joinedBelts"],
  ["A42", "A1067", "check designation", "lengthLine"],
  ["1200-8M-30", "1200-8M", "check designation", "unknownSize"],
  ["AS 25x47x7 NBR", "A 25x47x7 NBR", "check seal", "sealDiffers"],
  ["AS 25x47x7 NBR", "AS 25x47x7 FKM", "check seal", "materialDiffers"],
  ["22210EK", "22210E", "not interchangeable", "taperedBore"],
  ["1206", "1206K+H206", "not interchangeable", "taperedBore"],
  ["24130K30", "24130K", "not interchangeable", "taperedBore"],
  ["7204B", "7204C", "not interchangeable", "contactAngle"],
  ["30305D", "30305", "not interchangeable", "contactAngle"],
  ["32205B", "32205", "not interchangeable", "contactAngle"],
  ["6205", "62205", "not interchangeable", "width"],
  ["NU205", "NU2205", "not interchangeable", "width"],
  ["NU205", "NJ205", "not interchangeable", "otherType"],
  ["6205", "6206", "not interchangeable", "otherSize"],
  ["6205", "7205", "not interchangeable", "otherType"],
  ["UC205", "UC205-16", "not interchangeable", "inchBore"],
  ["6210NR", "6210", "not interchangeable", "snapRing"],
  ["6210", "6210NR", "not interchangeable", "snapRing"],
  ["A42", "B42", "not interchangeable", "section"],
  ["A42", "A43", "not interchangeable", "length"],
  ["1200-8M-30", "S8M-1200-30", "not interchangeable", "toothForm"],
  ["RPP8-1200-30", "1200-8M-30", "not interchangeable", "toothForm"],
  ["T10-1010-25", "AT10-1010-25", "not interchangeable", "toothForm"],
  ["500-5M-15", "Polyflex 5M 500", "not interchangeable", "section"],
  ["6PJ1016", "8PJ1016", "not interchangeable", "ribs"],
  ["270L075", "270L100", "not interchangeable", "width"],
  ["AS 35x52x7 NBR", "AS 35x52x8 NBR", "not interchangeable", "width"],
  ["TC 25x47x7", "TC 25x46x7", "not interchangeable", "otherSize"],
  ["6205-2RS", "TC 25x52x7", "not interchangeable", "otherPart"],
];

// docs/product/catalogue.md#interchange
it.each(differing)("%s and %s: %s, %s", (wanted, candidate, interchange, reason) => {
  const found = compare(wanted, candidate);
  expect(found).toMatchObject({ interchange });
  expect(found.reasons).toContain(reason);
});
