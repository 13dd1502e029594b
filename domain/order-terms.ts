import { cartTotalCents } from "./cart.ts";
import type { DeliveryCountry } from "./places.ts";

export const paymentWays = ["on-delivery", "bank-transfer"] as const;

export type PaymentWay = (typeof paymentWays)[number];

/** What a delivery to a city or, without one, to the rest of a country costs and takes. */
export type DeliveryRate = {
  readonly country: DeliveryCountry;
  readonly city: string | null;
  /** Euro. */
  readonly cost: number;
  /** Working days. */
  readonly days_min: number;
  readonly days_max: number;
};

/** What the operator configured about VAT, delivery and payment. Amounts are euro. */
export type OrderTerms = {
  /** null: not configured; it is agreed on the phone. */
  readonly prices_include_vat: boolean | null;
  readonly delivery: readonly DeliveryRate[];
  /** Goods of this amount are delivered free of charge, where there is a rate. */
  readonly free_delivery_from: number | null;
  readonly payment_ways: readonly PaymentWay[];
};

/** The terms of one order, copied when it was placed. */
export type PlacedTerms = {
  readonly prices_include_vat: boolean | null;
  /** Working days of the delivery; null if they are agreed on the phone. */
  readonly delivery_days: { readonly min: number; readonly max: number } | null;
  readonly payment_ways: readonly PaymentWay[];
};

/** Terms of a shop that configured none, and of the answers of older servers. */
export const openTerms: OrderTerms = {
  prices_include_vat: null,
  delivery: [],
  free_delivery_from: null,
  payment_ways: paymentWays,
};

/** Finds the rate of a city, or of its country if the city has none. */
export function findDeliveryRate(
  { delivery }: Pick<OrderTerms, "delivery">,
  country: string,
  city: string,
): DeliveryRate | undefined {
  const rates = delivery.filter((rate) => rate.country === country);
  return rates.find((rate) => rate.city === city) ?? rates.find((rate) => rate.city === null);
}

/**
 * Returns what the delivery of goods costs. The database applies the same rule when an order is placed; a
 * test compares the two.
 * @returns Euro cents; undefined if it is agreed on the phone.
 */
export function deliveryCostCents(
  terms: OrderTerms,
  place: { readonly country: string; readonly city: string },
  lines: Parameters<typeof cartTotalCents>[0],
): number | undefined {
  const rate = findDeliveryRate(terms, place.country, place.city);
  if (!rate) return undefined;
  const { free_delivery_from: freeFrom } = terms;
  const isFree = freeFrom !== null && cartTotalCents(lines) >= Math.round(freeFrom * 100);
  return isFree ? 0 : Math.round(rate.cost * 100);
}

/** The terms that an order to this place keeps. */
export function copyTerms(terms: OrderTerms, country: string, city: string): PlacedTerms {
  const rate = findDeliveryRate(terms, country, city);
  return {
    prices_include_vat: terms.prices_include_vat,
    delivery_days: rate ? { min: rate.days_min, max: rate.days_max } : null,
    payment_ways: terms.payment_ways,
  };
}
