import type { ReactNode } from "react";
import type { OrderForm } from "#domain/order.ts";
import { FieldQuestion } from "#web/features/checkout/field-question.tsx";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import type { PhoneReader } from "./read-phone.ts";

type PhoneHelpProps = {
  readonly form: OrderForm;
  /** The number that the customer was asked about. */
  readonly asked: string | undefined;
  readonly readPhone: PhoneReader | undefined;
};

/** Shows how the typed number is understood, or asks about a doubtful one. */
export function PhoneHelp({ form, asked, readPhone }: PhoneHelpProps): ReactNode {
  const text = useText(checkoutText);
  if (asked !== undefined && asked === form.phone) {
    return <FieldQuestion title={text.phoneQuestion}>{text.sendAnyway}</FieldQuestion>;
  }
  const read = readPhone?.(form.phone, form.country);
  return read === undefined ? text.phoneHelp : text.phoneRead(read.replaceAll(" ", "\u00A0"));
}
