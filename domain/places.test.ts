import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getCities, deliveryCountries, deliveryPlaces, isDeliveryPlace } from "./places.ts";

describe("delivery places", () => {
  // docs/product/orders.md#delivery-countries
  it("are the specified countries and cities, in the specified order", () => {
    expect(
      deliveryCountries.map((country) => `${country}: ${getCities(country).join(", ")}`),
    ).toEqual([
      "Shqipëri: Tiranë, Durrës, Vlorë, Shkodër, Elbasan, Korçë, Fier, Berat, Lushnje, Kavajë",
      "Kosovë: Prishtinë, Prizren, Ferizaj, Pejë, Gjakovë, Gjilan, Mitrovicë, Podujevë, Vushtrri, Suharekë",
      "Maqedonia e Veriut: Shkup, Tetovë, Kumanovë, Ohër, Strugë, Veles, Štip, Strumicë, Kavadarc, Gostivar",
    ]);
  });

  it("include every country of the table", () => {
    expect(new Set(deliveryCountries)).toEqual(new Set(Object.keys(deliveryPlaces)));
  });

  it("contain each city only in its own country", () => {
    for (const country of deliveryCountries) {
      for (const city of getCities(country)) {
        const holders = deliveryCountries.filter((other) => isDeliveryPlace(other, city));
        expect(holders).toEqual([country]);
      }
    }
  });

  it("contain nothing else, such as inherited property names", () => {
    for (const name of ["", "shqipëri", "Shqiperi", "toString", "__proto__", "constructor"]) {
      expect(getCities(name)).toEqual([]);
      expect(isDeliveryPlace(name, "Tiranë")).toBe(false);
    }
    fc.assert(fc.property(fc.string(), (city) => !isDeliveryPlace("Shqipëri", `${city}?`)));
  });
});
