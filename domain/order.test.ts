import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressByPhone,
  editOrderForm,
  emptyOrderForm,
  findMissingOrderFields,
  requiredOrderFields,
  shortOrderId,
  toEnglishPlace,
  type OrderForm,
} from "./order.ts";

const filled: OrderForm = {
  name: "Arta Hoxha",
  phone: "+355 69 000 0000",
  country: "Shqipëri",
  city: "Tiranë",
  address: "Rruga e Durrësit 1",
  email: "",
  company: "",
  nipt: "",
  otherCity: "",
  notes: "",
};

describe("missing fields of the order form", () => {
  // docs/product/orders.md#required-fields
  it("are all except the notes in an empty form", () => {
    expect(findMissingOrderFields(emptyOrderForm)).toEqual([
      "name",
      "phone",
      "country",
      "city",
      "address",
    ]);
  });

  it("are none when everything except the notes is filled in", () => {
    expect(findMissingOrderFields(filled)).toEqual([]);
  });

  it("are exactly the blank ones, in the form's order", () => {
    const blank = fc.constantFrom("", " ", "\t\n", "\u00a0");
    fc.assert(
      fc.property(fc.subarray([...requiredOrderFields]), blank, (emptied, space) => {
        const form = { ...filled, ...Object.fromEntries(emptied.map((field) => [field, space])) };
        expect(findMissingOrderFields(form)).toEqual(emptied);
      }),
    );
  });
});

describe("editing the order form", () => {
  // docs/product/orders.md#city-follows-country
  it("clears the city with a new country", () => {
    expect(editOrderForm(filled, "country", "Kosovë")).toEqual({
      ...filled,
      country: "Kosovë",
      city: "",
    });
  });

  it("keeps the city when the same country is selected again", () => {
    expect(editOrderForm(filled, "country", "Shqipëri")).toEqual(filled);
  });

  it("changes no other field", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("name", "phone", "city", "address", "notes"),
        fc.string(),
        (field, value) => {
          expect(editOrderForm(filled, field, value)).toEqual({ ...filled, [field]: value });
        },
      ),
    );
  });
});

describe("the order number", () => {
  // docs/product/orders.md#order-number
  it("is the first 8 characters of the id", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(shortOrderId(id)).toMatch(/^[0-9a-f]{8}$/);
        expect(id.startsWith(shortOrderId(id))).toBe(true);
      }),
    );
  });
});

describe("toEnglishPlace", () => {
  it("has an English text for the address of a quote's order, and no other", () => {
    expect(toEnglishPlace(addressByPhone)).toBe("as agreed on the phone");
    expect(toEnglishPlace("Kosovë, Prizren, Rruga e Lirisë 5")).toBe(
      "Kosovë, Prizren, Rruga e Lirisë 5",
    );
  });
});
