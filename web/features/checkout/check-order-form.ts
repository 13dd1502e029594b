import { normaliseEmail } from "#domain/account.ts";
import { findMissingOrderFields, type OrderField } from "#domain/order.ts";
import { isDoubtfulTaxNumber } from "#domain/tax-number.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import type { DoubtfulField, OrderFormEvent, OrderFormState } from "./order-form.ts";

type FormProblem = {
  /** The first field that needs attention. */
  readonly field: OrderField | undefined;
  readonly event: OrderFormEvent;
};

/**
 * Finds what the customer should look at before the order is sent: empty fields, an e-mail address that no
 * mail can reach, or numbers that look wrong. The customer is asked about the same number only once, since it
 * may be real.
 * @param readPhone Undefined until it is loaded: then no phone number is doubtful.
 */
export function checkOrderForm(
  { form, questions }: Pick<OrderFormState, "form" | "questions">,
  readPhone: PhoneReader | undefined,
): FormProblem | undefined {
  const missing = findMissingOrderFields(form);
  if (missing.length > 0) return { field: missing[0], event: { type: "incomplete", missing } };
  if (form.email.trim() !== "" && normaliseEmail(form.email) === undefined) {
    return { field: "email", event: { type: "invalid", fields: ["email"] } };
  }
  const isDoubtful: Readonly<Record<DoubtfulField, boolean>> = {
    phone: readPhone !== undefined && readPhone(form.phone, form.country) === undefined,
    nipt: isDoubtfulTaxNumber(form.nipt),
  };
  const asked = (["phone", "nipt"] as const).filter(
    (field) => isDoubtful[field] && questions[field] !== form[field],
  );
  if (asked.length === 0) return undefined;
  const texts = Object.fromEntries(asked.map((field) => [field, form[field]]));
  return { field: asked[0], event: { type: "asked", questions: texts } };
}
