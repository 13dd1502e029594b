import { expect, it } from "vitest";
import { toReadableName, showStored, type ShownProduct } from "./shown-product.ts";

const own: ShownProduct = {
  name: "6200 Series",
  fullName: "NSK 6200 Series",
  category: "Deep Groove Ball Bearings",
  description: "Light.",
  specifications: [["Bore", "10–50 mm"]],
  features: ["Quiet"],
  applications: ["Pumps"],
  models: ["6205"],
  availability: "on-request",
};
const empty = { specifications: [], features: [], applications: [], models: [], currency: "ALL" };

it("keeps the page's own texts for fields that the stored product lacks", () => {
  expect(showStored({ name: "6200", ...empty }, own)).toEqual({
    ...own,
    name: "6200",
    fullName: "6200",
  });
});

// docs/product/catalogue.md#price-and-availability
it("shows a stored price and stock", () => {
  const stored = { name: "6200", ...empty, price: 1500, inStock: false };
  const shown = showStored(stored, own);
  expect(shown.price).toEqual({ amount: 1500, currency: "ALL" });
  expect(shown.availability).toBe("out-of-stock");
});

it("prefers the stored availability text to the stock flag", () => {
  const stored = { name: "6200", ...empty, inStock: true, availability: "Two weeks" };
  expect(showStored(stored, own).availability).toEqual({
    text: "Two weeks",
    inStock: true,
  });
});

it.each([
  ["6200-series", "6200 Series"],
  ["nu-205", "Nu 205"],
  ["<script>", "Script"],
  ["---", "Product"],
  ["", "Product"],
])("names %j %j", (slug, name) => {
  expect(toReadableName(slug)).toBe(name);
});

it("truncates an overlong name", () => {
  expect(toReadableName("x".repeat(9000))).toHaveLength(60);
});
