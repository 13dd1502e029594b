import { expect, test } from "vitest";
import { findRepeatedExports } from "./find-repeated-exports.ts";

const reasons = { Route: "the router finds a page by this export" };
const pages = [
  { path: "web/routes/a.tsx", text: "export const Route = 1;" },
  { path: "web/routes/b.tsx", text: "export const Route = 2;" },
];

test("finds a name that two files export, of whatever kind", () => {
  const files = [
    ...pages,
    { path: "web/a.ts", text: "const order = 1;\nexport async function readOrder() {}" },
    { path: "server/b.ts", text: "export type readOrder = string;\nexport const order = 2;" },
  ];
  expect(findRepeatedExports(files, reasons)).toEqual([
    "'readOrder' is exported by server/b.ts and web/a.ts",
  ]);
});

test("overloads in one file are one export", () => {
  const text = "export function read(a: string): void;\nexport function read(a: number): void;";
  expect(findRepeatedExports([...pages, { path: "web/a.ts", text }], reasons)).toEqual([]);
});

test("packages and dictionaries may repeat names", () => {
  const files = ["web/messages/en/ui.ts", "web/messages/sq/ui.ts", "studio/ui.ts"].map((path) => ({
    path,
    text: "export const ui = {};",
  }));
  expect(findRepeatedExports([...pages, ...files], reasons)).toEqual([]);
});

test("reports an exception that no longer applies", () => {
  expect(findRepeatedExports(pages.slice(0, 1), reasons)).toEqual([
    "'Route' is exported once and needs no exception",
  ]);
});
