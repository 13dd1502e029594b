import fc from "fast-check";
import { expect, it } from "vitest";
import { markAskedTaper } from "./asked-taper.ts";
import { searchNsk } from "./nsk-search.ts";

const hit = (text: string, code: string): unknown =>
  searchNsk({ text, families: [] })
    .groups.flatMap(({ families }) => families)
    .flatMap(({ records }) => records)
    .find((record) => record.code === code);

// docs/product/catalogue.md#codes-in-common-spellings
it.each([
  ["22210 EK/C3", "22210", "1:12"],
  ["22208-E1-K", "22208", "1:12"],
  ["1206K", "1206", "1:12"],
  ["1206K+H206", "1206", "1:12"],
  ["NSK 22310 CCK/W33", "22310", "1:12"],
  ["bearing 1206 k", "1206", "1:12"],
  ["22210K30", "22210", "1:30"],
])("the result of '%s' marks %s with a taper of %s", (text, code, askedTaper) => {
  expect(hit(text, code)).toMatchObject({ code, askedTaper });
});

it.each([
  ["22210 E/C3", "22210"],
  ["6205 2RS", "6205"],
  ["NU205 ECP", "NU205"],
])("the result of '%s' has no taper mark", (text, code) => {
  expect(hit(text, code)).toMatchObject({ code });
  expect(hit(text, code)).not.toHaveProperty("askedTaper");
});

// docs/product/catalogue.md#designations
it("marks only the searched bearing and keeps the order", () => {
  const parts = [
    { kind: "bearing", code: "22210" },
    { kind: "bearing", code: "22211" },
    { kind: "series", code: "222" },
  ] as const;
  expect(markAskedTaper(parts, "22210K")).toEqual([
    { ...parts[0], askedTaper: "1:12" },
    parts[1],
    parts[2],
  ]);
  expect(markAskedTaper(parts, "22210")).toBe(parts);
});

it("accepts any text", () => {
  const parts = [{ kind: "bearing", code: "22210" }] as const;
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 200 }), (text, times) => {
      expect(markAskedTaper(parts, text.repeat(times))).toHaveLength(1);
    }),
  );
});
