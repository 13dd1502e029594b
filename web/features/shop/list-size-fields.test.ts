import { expect, test } from "vitest";
import { sizeFilters } from "#web/search/size-filters.ts";
import { listSizeFields } from "./list-size-fields.ts";

test("a category offers the dimensions of its products and those that are set", () => {
  expect(listSizeFields({ category: "Seals" })).toEqual(["bore", "outside", "width"]);
  expect(listSizeFields({ category: "Seals", section: "A" })).toContain("section");
});

test.each(["__proto__", "constructor", "toString", "Unknown"])(
  "the category '%s' of an address offers all dimensions",
  (category) => expect(listSizeFields({ category })).toEqual(sizeFilters),
);
