/** Currencies a product may be priced in. Source: shop specification section 9. */
export const currencies = ["EUR", "USD", "ALL"] as const;

/** One of the three currencies of the shop. */
export type Currency = (typeof currencies)[number];

/** How many units of each currency one euro buys, and the day these rates were read. */
export type ExchangeRates = { readonly USD: number; readonly ALL: number; readonly asOf: string };

/** The largest amount that `numeric(12,2)` holds, in minor units. */
export const maxAmountCents = 999_999_999_999;

const rateScale = 1_000_000;

/**
 * Turns an amount from the wire into exact minor units.
 *
 * @param amount Major units, at most two decimals, 0 to 9,999,999,999.99.
 * @returns Minor units (cents), a safe integer, or undefined where the amount isn't one.
 */
export function parseAmount(amount: number): number | undefined {
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  const cents = Math.round(amount * 100);
  if (cents > maxAmountCents || cents / 100 !== amount) return undefined;
  return cents;
}

/**
 * Turns minor units into the number that goes on the wire.
 *
 * @param cents Minor units, a safe integer.
 * @returns Major units with at most two decimals.
 */
export function toAmount(cents: number): number {
  return cents / 100;
}

/**
 * Reads an exact decimal as the database writes it.
 *
 * @param decimal Text of a `numeric(12,2)`, such as "12.50".
 * @returns Minor units, a safe integer.
 * @throws {RangeError} If the text is not such a decimal (programmer error).
 */
export function centsOfDecimal(decimal: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not an amount: ${decimal}`);
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/**
 * Writes minor units as the exact decimal that the database keeps.
 *
 * @param cents Minor units, integer >= 0.
 * @returns Text with two decimals, such as "12.50".
 */
export function decimalOfCents(cents: number): string {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/**
 * Converts a price to euro, rounding half a cent up. The database converts with the same rule
 * when a product is written; a test holds the two together.
 *
 * @param cents Price in minor units of `currency`, integer >= 0.
 * @param currency The price's own currency.
 * @param rates Units of each currency for one euro.
 * @returns Euro cents.
 */
export function toEurCents(cents: number, currency: Currency, rates: ExchangeRates): number {
  if (currency === "EUR") return cents;
  return divideRounded(BigInt(cents) * BigInt(rateScale), scaledRate(rates[currency]));
}

/**
 * Converts euro to lek for the panel's order amounts, rounding half a unit up.
 *
 * @param eurCents Euro cents, integer >= 0.
 * @param rates Units of each currency for one euro.
 * @returns Whole lek hundredths (minor units).
 */
export function eurToAllCents(eurCents: number, rates: ExchangeRates): number {
  return divideRounded(BigInt(eurCents) * scaledRate(rates.ALL), BigInt(rateScale));
}

/**
 * Multiplies a unit price by a number of pieces.
 *
 * @param unitCents Minor units, integer >= 0.
 * @param quantity Pieces, integer >= 0.
 * @returns Minor units of the line.
 */
export function lineTotalCents(unitCents: number, quantity: number): number {
  return unitCents * quantity;
}

function scaledRate(rate: number): bigint {
  return BigInt(Math.round(rate * rateScale));
}

function divideRounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
