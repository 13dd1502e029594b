import { isDoubtfulTaxNumber } from "#domain/tax-number.ts";
import type { PhoneReader } from "./read-phone.ts";

/** Fields whose text may be real but looks wrong, so that the customer is asked about it once. */
export type DoubtfulField = "phone" | "nipt";

/** Texts that the customer was asked about. */
export type AskedNumbers = Readonly<Partial<Record<DoubtfulField, string>>>;

/**
 * Finds numbers that look wrong and that the customer wasn't asked about before.
 * @param country Where the phone number is from, unless it says so; empty if unknown.
 * @param asked What the customer was asked about.
 * @param readPhone Undefined until it is loaded: then no phone number is doubtful.
 * @returns The first of the fields, and all their texts; undefined if there are none.
 */
export function findDoubtfulNumbers(
  typed: Readonly<Record<DoubtfulField, string>>,
  country: string,
  asked: AskedNumbers,
  readPhone: PhoneReader | undefined,
): { readonly field: DoubtfulField; readonly texts: AskedNumbers } | undefined {
  const { phone, nipt } = typed;
  const isDoubtful: Readonly<Record<DoubtfulField, boolean>> = {
    phone: readPhone !== undefined && readPhone(phone, country) === undefined,
    nipt: isDoubtfulTaxNumber(nipt),
  };
  const fields = (["phone", "nipt"] as const).filter(
    (field) => isDoubtful[field] && asked[field] !== typed[field],
  );
  const [field] = fields;
  if (field === undefined) return undefined;
  return { field, texts: Object.fromEntries(fields.map((one) => [one, typed[one]])) };
}
