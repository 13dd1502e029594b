import { expect, test } from "vitest";

const components = Object.keys(import.meta.glob("../../ui/**/*.tsx"));
const sources: Record<string, string> = import.meta.glob(["./*.tsx", "../../ui/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every component of web/ui is on the page, by itself or as a part of another", () => {
  const imports = Object.entries(sources)
    .filter(([path]) => !path.includes(".test."))
    .map(([, source]) => source)
    .join("");
  const unseen = components
    .filter((path) => !path.includes(".test."))
    .map((path) => path.slice(path.lastIndexOf("/")))
    .filter((file) => !imports.includes(`${file}"`));
  expect(unseen).toEqual([]);
});
