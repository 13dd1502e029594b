import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addFormBrands,
  adminCategories,
  adminCategoryOptions,
  brandOptions,
  categoryOptions,
  editFormBrands,
  shopCategories,
  type BrandUse,
} from "./taxonomy.ts";

const belts = [
  "Mitsuboshi",
  "Toyopower",
  "Megadyne",
  "Optibelt",
  "Gates",
  "Varibelt VX",
  "M.A.T.I.C",
];
const bearings = ["NSK", "RHP", "PPL"];
const category = fc.constantFrom("Belts", "Bearings", "Seals", "Tools", "Zinc", "Aqua", "");
const brand = fc.constantFrom("NSK", "Gates", "SKF", "Zeta", "Alfa", "");
const inUse = fc.array(fc.record({ category, brand, count: fc.nat() }));

describe("categories of the shop's filter", () => {
  it("are the specified ones with their labels", () => {
    expect(categoryOptions([])).toEqual([
      { value: "Belts", label: "Belts" },
      { value: "Bearings", label: "Bearings" },
      { value: "Seals", label: "Oil Seals" },
      { value: "Components", label: "Components" },
    ]);
  });

  // docs/product/shop.md#category-filter
  it("continue with others in use by name, under their long label if they have one", () => {
    const uses = [getUse("Zinc", "NSK"), getUse("Tools", "SKF"), getUse("Belts", "Gates")];
    expect(categoryOptions(uses).slice(4)).toEqual([
      { value: "Tools", label: "Industrial Tools" },
      { value: "Zinc", label: "Zinc" },
    ]);
  });

  it("contain each non-empty category in use exactly once", () => {
    fc.assert(
      fc.property(inUse, (uses) => {
        const values = categoryOptions(uses).map((option) => option.value);
        expect(new Set(values).size).toBe(values.length);
        expect(values).not.toContain("");
        expect(values.slice(0, 4)).toEqual(shopCategories.map((option) => option.value));
        expect(new Set(values)).toEqual(
          new Set([...values.slice(0, 4), ...uses.map((use) => use.category).filter(Boolean)]),
        );
      }),
    );
  });
});

describe("brands of the shop's filter", () => {
  // docs/product/shop.md#brand-filter
  it("are the category's specified ones", () => {
    expect(brandOptions("Belts", [])).toEqual(belts);
    expect(brandOptions("Bearings", [])).toEqual(bearings);
    expect(brandOptions("Seals", [])).toEqual([]);
    expect(brandOptions(undefined, [])).toEqual([...belts, ...bearings]);
  });

  it("continue with others in use in that category, by name", () => {
    const uses = [getUse("Belts", "Zeta"), getUse("Belts", "Alfa"), getUse("Bearings", "SKF")];
    expect(brandOptions("Belts", uses)).toEqual([...belts, "Alfa", "Zeta"]);
    expect(brandOptions("Bearings", uses)).toEqual([...bearings, "SKF"]);
    expect(brandOptions(undefined, uses)).toEqual([...belts, ...bearings, "Alfa", "SKF", "Zeta"]);
  });

  it("contain each non-empty brand in use exactly once", () => {
    fc.assert(
      fc.property(inUse, fc.option(category, { nil: undefined }), (uses, chosen) => {
        const brands = brandOptions(chosen, uses);
        expect(new Set(brands).size).toBe(brands.length);
        expect(brands).not.toContain("");
        const wanted = uses
          .filter((use) => chosen === undefined || chosen === use.category)
          .map((use) => use.brand)
          .filter(Boolean);
        expect(wanted.filter((one) => !brands.includes(one))).toEqual([]);
      }),
    );
  });
});

describe("brands of the admin forms", () => {
  const further =
    "Continental Dayco Fenner SKF FAG Timken NTN Koyo INA Bosch Siemens Parker Festo SMC Rexroth Hydraulic Pneumatic";

  // docs/product/admin.md#brands-of-the-forms
  it("in the add form are the shop's, the additional ones and the table's", () => {
    expect(addFormBrands(["ABB", "SKF"])).toEqual([
      ...belts,
      ...bearings,
      ...further.split(" "),
      "ABB",
    ]);
  });

  // docs/product/admin.md#brands-of-the-forms
  it("in the edit form are the first ten, the table's and the product's own", () => {
    expect(editFormBrands(["ABB"], "Dayco")).toEqual([...belts, ...bearings, "ABB", "Dayco"]);
    expect(editFormBrands([], "NSK")).toEqual([...belts, ...bearings]);
    expect(editFormBrands([" "], "")).toEqual([...belts, ...bearings]);
  });
});

it("the admin forms offer additional categories after their ten, each once", () => {
  const options = adminCategoryOptions(["General", "Belts", "", "Adhesives", "General"]);
  expect(options.slice(0, 10)).toEqual(adminCategories);
  expect(options.slice(10).map((option) => option.value)).toEqual(["Adhesives", "General"]);
});

// docs/product/admin.md#ten-categories
it("the admin forms show ten categories by their long labels", () => {
  expect(adminCategories.map((option) => `${option.value}: ${option.label}`)).toEqual([
    "Belts: Industrial Belts",
    "Bearings: Ball & Roller Bearings",
    "Seals: Oil Seals & Gaskets",
    "Components: Machine Components",
    "Tools: Industrial Tools",
    "Lubricants: Lubricants & Oils",
    "Safety: Safety Equipment",
    "Electrical: Electrical Components",
    "Hydraulics: Hydraulic Systems",
    "Pneumatics: Pneumatic Systems",
  ]);
});

function getUse(usedCategory: string, usedBrand: string): BrandUse {
  return { category: usedCategory, brand: usedBrand, count: 1 };
}
