/** Max length of a note about a customer, in characters. */
export const maxCustomerNoteLength = 2_000;

/** What names a customer: an account, a guest's phone number, or an order or quote. */
export type CustomerReference = {
  readonly kind: "account" | "phone" | "order" | "quote";
  /** Of a phone number its digits. */
  readonly id: string;
};

const kinds = ["account", "phone", "order", "quote"] as const;

/** Reads 'phone:691234567'; undefined for another text. */
export function readCustomerReference(written: string): CustomerReference | undefined {
  const kind = kinds.find((known) => written.startsWith(`${known}:`));
  return kind && { kind, id: written.slice(kind.length + 1) };
}
