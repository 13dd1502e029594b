import { expect, it } from "vitest";
import { knownDesignations } from "#catalogue/engineering/designation/testing/known-designations.data.ts";
import { readPartCode, type PartCode } from "./part-code.ts";
import { readBeltCode } from "./read-belt-code.ts";
import { readSealCode } from "./read-seal-code.ts";
import { knownBelts, knownSeals } from "./testing/known-belts-and-seals.data.ts";

const codes = [...knownDesignations, ...knownBelts, ...knownSeals].map(({ code }) => code);

it("the known codes are 100 and more, of them 40 belts and seals", () => {
  expect(codes.length).toBeGreaterThanOrEqual(100);
  expect(knownBelts.length + knownSeals.length).toBeGreaterThanOrEqual(40);
});

// docs/product/catalogue.md#belt-and-seal-codes
it.each(knownBelts)("$code is read as a belt", ({ code, line, lengthMm, ...truth }) => {
  const read = readBeltCode(code);
  expect(read).toMatchObject({ ...truth, unread: "" });
  expect(read?.lengths.find((length) => length.line === line)?.mm).toBe(lengthMm);
  expect(readPartCode(code)).toEqual(read);
});

// docs/product/catalogue.md#belt-and-seal-codes
it.each(knownSeals)("$code is read as a seal", ({ code, hasDustLip, outside, ...truth }) => {
  const read = readSealCode(code);
  expect(read).toMatchObject({ ...truth, code: expect.any(String), unread: "" });
  expect(read?.design?.hasDustLip).toBe(hasDustLip);
  expect(read?.design?.outside).toBe(outside);
  expect(readPartCode(code)).toEqual(read);
});

it.each(knownDesignations)("$maker $code is read as a bearing", ({ maker, code }) => {
  expect(readPartCode(`${maker} ${code}`)).toMatchObject({ part: "bearing", makers: [maker] });
});

it.each([...knownBelts, ...knownSeals])(
  "$code's own spelling is read as the same part",
  ({ code }) => {
    const read = readPartCode(code);
    const again = readPartCode(read && "code" in read ? read.code : "");
    expect(again && getEssence(again)).toEqual(read && getEssence(read));
  },
);

function getEssence(read: PartCode): unknown {
  if (read.part === "seal") return [read.code, read.shaftMm, read.housingMm, read.material];
  return read.part === "belt" ? [read.code, read.section, read.lengths, read.isRawEdge] : undefined;
}
