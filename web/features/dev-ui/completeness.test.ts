import { expect, test } from "vitest";

const sources: Record<string, string> = import.meta.glob(["./*.tsx", "../../ui/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What makes components of others shows nothing by itself. */
const isComponent = /^export function [A-Z]\w*[(<]/m;

test("every component of web/ui is on the page, by itself or as a part of another", () => {
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
