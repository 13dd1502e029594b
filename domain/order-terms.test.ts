import { expect, test } from "vitest";
import { describeOpenTerms, describePlacedTerms } from "./describe-terms.ts";
import { copyTerms, deliveryCostCents, openTerms, type OrderTerms } from "./order-terms.ts";
import { isDeliverable, otherCityOption } from "./places.ts";
import { readDeliveryRates } from "./read-delivery-rates.ts";
import { isDoubtfulTaxNumber } from "./tax-number.ts";

const rates = readDeliveryRates("Shqipëri=3.00,1-2; Shqipëri/Tiranë=2,1 ;Kosovë=6.50,2-4;");
const terms: OrderTerms = {
  prices_include_vat: true,
  delivery: rates,
  free_delivery_from: 100,
  payment_ways: ["on-delivery"],
};

function lines(cents: number): readonly { priceCents: number; quantity: number }[] {
  return [{ priceCents: cents, quantity: 1 }];
}

test("reads rates of countries and cities", () => {
  expect(rates).toEqual([
    { country: "Shqipëri", city: null, cost: 3, days_min: 1, days_max: 2 },
    { country: "Shqipëri", city: "Tiranë", cost: 2, days_min: 1, days_max: 1 },
    { country: "Kosovë", city: null, cost: 6.5, days_min: 2, days_max: 4 },
  ]);
  expect(readDeliveryRates("")).toEqual([]);
});

test.each([
  "Italia=3,1",
  "Shqipëri",
  "Shqipëri=3",
  "Shqipëri=-3,1",
  "Shqipëri=3.005,1",
  "Shqipëri=3,4-2",
  "Shqipëri=1,1;Shqipëri=2,1",
])("rejects the rates %j and names the entry", (setting) => {
  expect(() => readDeliveryRates(setting)).toThrow(/Italia|Shqipëri/);
});

// docs/product/orders.md#cost-of-the-delivery
test("the city's rate counts before the country's, and goods of the free amount cost nothing", () => {
  const cost = (country: string, city: string, cents: number): number | undefined =>
    deliveryCostCents(terms, { country, city }, lines(cents));
  expect(cost("Shqipëri", "Tiranë", 9_999)).toBe(200);
  expect(cost("Shqipëri", "Sarandë", 9_999)).toBe(300);
  expect(cost("Shqipëri", "Tiranë", 10_000)).toBe(0);
  expect(cost("Kosovë", "Pejë", 1)).toBe(650);
  // Without a rate the cost is agreed on the phone, also above that amount.
  expect(cost("Maqedonia e Veriut", "Shkup", 99_999)).toBeUndefined();
});

// docs/product/orders.md#vat-delivery-and-payment
test("one line tells VAT, delivery and payment, with no-break spaces between figure and unit", () => {
  expect(describeOpenTerms(openTerms, "sq")).toBe(
    "Nuk paguani tani. Ju telefonojmë me çmimin e plotë (TVSH, transporti). Paguani në dorëzim ose me transfertë bankare.",
  );
  expect(describeOpenTerms(terms, "sq")).toBe(
    "Nuk paguani tani. Çmimet përfshijnë TVSH-në. Transporti: nga\u00A02,00\u00A0€, falas nga\u00A0100,00\u00A0€. Paguani në dorëzim.",
  );
  const placed = copyTerms(terms, "Shqipëri", "Sarandë");
  expect(
    describePlacedTerms(placed, { city: "Sarandë", cost: 3, days: placed.delivery_days }, "sq"),
  ).toBe(
    "Nuk paguani tani. Çmimet përfshijnë TVSH-në. Transporti (Sarandë): 3,00\u00A0€, 1–2\u00A0ditë pune. Paguani në dorëzim.",
  );
  const excluded = { ...copyTerms(terms, "Shqipëri", "Tiranë"), prices_include_vat: false };
  expect(
    describePlacedTerms(excluded, { city: "Tiranë", cost: 0, days: excluded.delivery_days }, "en"),
  ).toBe(
    "You don’t pay now. Prices are without VAT. Delivery (Tiranë): free of charge, 1\u00A0working day. You pay on delivery.",
  );
  expect(describePlacedTerms(placed, undefined, "en")).toContain("We tell you what delivery costs");
});

// docs/product/orders.md#company-and-e-mail
test.each(["L12345678A", "l 1234 5678 a", "123456789", "4030999123456", "MK4030999123456", ""])(
  "%j is a tax number that nobody is asked about",
  (number) => expect(isDoubtfulTaxNumber(number)).toBe(false),
);

// docs/product/orders.md#company-and-e-mail
test.each(["12345678", "L1234567A", "LL12345678", "nuk e di", "1234567890"])(
  "%j is a doubtful tax number",
  (number) => expect(isDoubtfulTaxNumber(number)).toBe(true),
);

// docs/product/orders.md#another-city
test.each([
  ["Shqipëri", "Sarandë", true],
  ["Shqipëri", "Tiranë", true],
  ["Kosovë", "Fushë Kosovë", true],
  ["Kosovë", "Tiranë", false],
  ["Italia", "Roma", false],
  ["Shqipëri", "", false],
  ["Shqipëri", "1001", false],
  ["Shqipëri", otherCityOption, false],
] as const)("to %s, %s: delivered %s", (country, city, isDelivered) => {
  expect(isDeliverable(country, city)).toBe(isDelivered);
});
