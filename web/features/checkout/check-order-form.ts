import { normaliseEmail } from "#domain/account.ts";
import { findMissingOrderFields, type OrderField } from "#domain/order.ts";
import { findDoubtfulNumbers } from "#web/forms/phone/find-doubtful-numbers.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import type { OrderFormEvent, OrderFormState } from "./order-form.ts";

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
  const doubtful = findDoubtfulNumbers(form, form.country, questions, readPhone);
  if (doubtful === undefined) return undefined;
  return { field: doubtful.field, event: { type: "asked", questions: doubtful.texts } };
}
