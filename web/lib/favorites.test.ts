import { expect, it } from "vitest";
import { parseFavorites } from "./favorites.ts";

const kept = { path: "/products/nsk/bearing/6205", title: "6205" };

it("reads what was kept", () => {
  expect(parseFavorites(JSON.stringify([kept]))).toEqual([kept]);
});

it("leaves out what doesn't fit and what is there twice", () => {
  const stored = [
    kept,
    { ...kept, title: "again" },
    { path: "//evil.example", title: "x" },
    { path: "/\\evil.example", title: "x" },
    { path: "javascript:alert(1)", title: "x" },
    { path: "/a", title: 5 },
    { path: "/a", title: "" },
    null,
    "6205",
  ];
  expect(parseFavorites(JSON.stringify(stored))).toEqual([kept]);
});

it.each(["", "{", "null", "5", '{"path":"/a","title":"a"}'])("survives %s", (text) => {
  expect(parseFavorites(text)).toEqual([]);
});
