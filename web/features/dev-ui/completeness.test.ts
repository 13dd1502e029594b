import { expect, test } from "vitest";

const sources: Record<string, string> = import.meta.glob(["./*.tsx", "../../ui/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Matches components only: a function that creates components renders nothing itself. */
const isComponent = /^export function [A-Z]\w*[(<]/m;

test("shows every component of web/ui, directly or inside another", () => {
  const imports = Object.entries(sources)
    .filter(([path]) => !path.includes(".test."))
    .map(([, source]) => source)
    .join("");
  const unseen = Object.entries(sources)
    .filter(([path, source]) => path.startsWith("../../ui/") && isComponent.test(source))
    .map(([path]) => path)
    .map((path) => path.slice(path.lastIndexOf("/")))
    .filter((file) => !imports.includes(`${file}"`));
  expect(unseen).toEqual([]);
});
