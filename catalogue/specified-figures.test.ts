import { expect, test } from "vitest";
import { findBeltBrand } from "./belts/find-belt.ts";
import { mitsuboshiClassical } from "./belts/mitsuboshi-classical.data.ts";
import { pplGroups } from "./ppl/ppl-groups.data.ts";
import { rhpFamilies } from "./rhp/rhp-families.data.ts";

// docs/product/catalogue.md#materials
test("the dialogs show the specified materials", () => {
  expect(getMaterial("mitsuboshi")).toBe("Chloroprene rubber and glass fiber cord");
  expect(getMaterial("toyopower")).toBe("Synthetic rubber, wrapped");
  expect(getMaterial("megadyne")).toBe("Polyurethane with steel cord");
  expect(getMaterial("gates")).toBe("Neoprene, curved tooth");
});

// docs/product/catalogue.md#ppl-temperatures
test("PPL bearings run from -20 to +120 °C, spherical ones up to +150 °C", () => {
  for (const { slug, series } of pplGroups) {
    const max = slug === "spherical-roller-bearings" ? "+150" : "+120";
    for (const one of series) expect(one.temperature).toBe(`-20°C to ${max}°C`);
  }
});

// docs/product/catalogue.md#rhp-classes
test("RHP's tolerance classes are P4, P5, P6 and Normal", () => {
  const classes = rhpFamilies.flatMap(({ products }) => products.map((one) => one.tolerance));
  expect([...new Set(classes)].toSorted()).toEqual(["Normal", "P4", "P5", "P6"]);
});

// docs/product/catalogue.md#figures-of-classical-v-belts
test("Mitsuboshi's classical belts run from -30 to +80 °C", () => {
  for (const section of mitsuboshiClassical) expect(section.temperature).toBe("-30°C to +80°C");
});

function getMaterial(brand: string): string | undefined {
  return findBeltBrand(brand)?.dialogMaterial;
}
