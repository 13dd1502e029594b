import { expect, it } from "vitest";
import { parseFavorites } from "./favorites.ts";

const saved = { path: "/products/nsk/bearing/6205", title: "6205" };

it("reads a stored list", () => {
  expect(parseFavorites(JSON.stringify([saved]))).toEqual([saved]);
});

it("drops invalid entries and duplicates", () => {
  const stored = [
    saved,
    { ...saved, title: "again" },
    { path: "//evil.example", title: "x" },
    { path: "/\\evil.example", title: "x" },
    { path: "javascript:alert(1)", title: "x" },
    { path: "/a", title: 5 },
    { path: "/a", title: "" },
    null,
    "6205",
  ];
  expect(parseFavorites(JSON.stringify(stored))).toEqual([saved]);
});

// docs/product/offline.md#invalid-stored-data
it.each(["", "{", "null", "5", '{"path":"/a","title":"a"}'])(
  "returns an empty list for %s",
  (text) => {
    expect(parseFavorites(text)).toEqual([]);
  },
);
