import { expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";

const search = createSearch(listBuiltInEntries());

// docs/product/catalogue.md#unlisted-numbers
it.each([
  ["3206", "/products/nsk/angular-contact-ball-bearings"],
  ["5205-2RS", "/products/nsk/angular-contact-ball-bearings"],
  ["NJ2206 ECP", "/products/nsk/cylindrical-roller-bearings/nj-series"],
  ["NN3020", "/products/nsk/super-precision-bearings/cylindrical-roller"],
  ["QJ208", "/products/nsk/angular-contact-ball-bearings/qj-series"],
  ["HK2016", "/products/nsk/needle-roller-bearings"],
  ["NK 20/16", "/products/nsk/needle-roller-bearings"],
  ["6410", "/products/nsk/deep-groove-ball-bearings"],
  ["4206", "/products/nsk/deep-groove-ball-bearings"],
  ["33208", "/products/nsk/tapered-roller-bearings"],
  ["53208", "/products/nsk/thrust-ball-bearings"],
  ["UCPA201", "/products/nsk/bearing-units"],
  ["29412", "/products/bearing"],
  ["AVX13x1000", "/products/belts/mitsuboshi/automotive-belts"],
  ["22x8x800", "/products/belts/mitsuboshi/variable-speed-belts"],
])("a hit for %s, which no list holds, is the group of its type", (query, href) => {
  const { understood, hits } = search(query);
  expect(understood).toMatchObject({ isListed: false, unread: [] });
  expect(hits[0]).toMatchObject({ entry: { href }, match: "near" });
  expect(["family", "series"]).toContain(hits[0]?.reason.kind);
});

// docs/product/catalogue.md#unlisted-numbers
it("a number whose series is found isn't called unread", () => {
  const { understood, hits } = search("6999");
  expect(hits[0]?.reason).toEqual({ kind: "series", number: "6999" });
  expect(understood.unread).toEqual([]);
});

it("a hit for a seal that no part has is the same number with the closest closure", () => {
  const two = createSearch(
    ["6204ZZ", "6204VV", "6204DDU"].map((code) => ({
      id: code,
      kind: "bearing" as const,
      codes: [code],
      name: "",
      words: "",
      popularity: 1,
      href: "/",
      basicNumber: "6204",
    })),
  );
  const list = (query: string): unknown => two(query).hits.map(({ entry }) => entry.id);
  expect(list("6204 RS")).toEqual(["6204DDU", "6204VV", "6204ZZ"]);
  expect(list("6204Z")).toEqual(["6204ZZ", "6204VV", "6204DDU"]);
});
