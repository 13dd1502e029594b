export const currencies = ["EUR", "USD", "ALL"] as const;

export type Currency = (typeof currencies)[number];

/** Units of each currency for one euro, and the date of the rates. */
export type ExchangeRates = { readonly USD: number; readonly ALL: number; readonly asOf: string };

/** The largest value of a `numeric(12,2)`, in minor units. */
export const maxAmountCents = 999_999_999_999;

const rateScale = 1_000_000;

/**
 * Parses an amount of the API into exact minor units.
 * @param amount Major units, at most two decimals, 0 to 9,999,999,999.99.
 * @returns Minor units (cents), a safe integer, or undefined for an invalid amount.
 */
export function parseAmount(amount: number): number | undefined {
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  const cents = Math.round(amount * 100);
  if (cents > maxAmountCents || cents / 100 !== amount) return undefined;
  return cents;
}

/**
 * Converts minor units to an amount of the API.
 * @param cents Minor units, a safe integer.
 * @returns Major units with at most two decimals.
 */
export function toAmount(cents: number): number {
  return cents / 100;
}

/**
 * Parses an exact decimal from the database.
 * @param decimal Text of a `numeric(12,2)`, such as "12.50".
 * @returns Minor units, a safe integer.
 * @throws {RangeError} If the text is not such a decimal (programmer error).
 */
export function parseCents(decimal: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not an amount: ${decimal}`);
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/**
 * Formats minor units as an exact decimal for the database.
 * @param cents Minor units, integer >= 0.
 * @returns Text with two decimals, such as "12.50".
 */
export function toDecimal(cents: number): string {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/**
 * Converts a price to euro, rounding half a cent up. The database applies the same rule when a product
 * is written; a test compares the two.
 * @param cents Price in minor units of `currency`, integer >= 0.
 * @param rates Units of each currency for one euro.
 * @returns Euro cents.
 */
export function toEurCents(cents: number, currency: Currency, rates: ExchangeRates): number {
  if (currency === "EUR") return cents;
  return divideRounded(BigInt(cents) * BigInt(rateScale), scaledRate(rates[currency]));
}

/**
 * Converts euro to lek for the order amounts in the panel, rounding half a unit up.
 * @param eurCents Euro cents, integer >= 0.
 * @param rates Units of each currency for one euro.
 * @returns Hundredths of a lek (minor units).
 */
export function eurToAllCents(eurCents: number, rates: ExchangeRates): number {
  return divideRounded(BigInt(eurCents) * scaledRate(rates.ALL), BigInt(rateScale));
}

/**
 * Multiplies a unit price by a quantity.
 * @param unitCents Minor units, integer >= 0.
 * @param quantity Pieces, integer >= 0.
 * @returns Minor units.
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
