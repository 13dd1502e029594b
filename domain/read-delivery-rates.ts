import { parseAmount } from "./money.ts";
import type { DeliveryRate } from "./order-terms.ts";
import { deliveryCountries } from "./places.ts";

const entry =
  /^(?<country>[^/=]+)(?:\/(?<city>[^=]+))?=\s*(?<cost>\d{1,6}(?:\.\d{1,2})?)\s*,\s*(?<min>\d{1,3})(?:-(?<max>\d{1,3}))?$/;

/**
 * Reads the rates of delivery from a setting.
 * @param setting Such as 'Shqipëri=3.00,1-2; Shqipëri/Tiranë=2.00,1': country or city, euro, working days.
 * @throws {RangeError} Names the entry that isn't valid.
 */
export function readDeliveryRates(setting: string): readonly DeliveryRate[] {
  const rates = setting
    .split(";")
    .map((text) => text.trim())
    .filter(Boolean)
    .map(readRate);
  const places = rates.map(({ country, city }) => `${country}/${city ?? ""}`);
  const repeated = places.find((place, index) => places.indexOf(place) !== index);
  if (repeated !== undefined) throw new RangeError(`${repeated} has two rates`);
  return rates;
}

function readRate(text: string): DeliveryRate {
  const { country, city, cost, min, max } = entry.exec(text.normalize("NFC"))?.groups ?? {};
  const known = deliveryCountries.find((name) => name === country?.trim());
  const amount = parseAmount(Number(cost));
  const [first, last] = [Number(min), Number(max ?? min)];
  if (!known || amount === undefined || first > last) {
    throw new RangeError(
      `“${text}” is no rate such as “Shqipëri/Tiranë=2.00,1-2” (countries: ${deliveryCountries.join(", ")})`,
    );
  }
  const place = city?.trim() ?? "";
  return {
    country: known,
    city: place === "" ? null : place,
    cost: Number(cost),
    days_min: first,
    days_max: last,
  };
}
