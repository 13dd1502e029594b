import type { ReactNode } from "react";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { useText } from "#web/messages/language.tsx";
import { phoneNumberText } from "#web/messages/phone-number.ts";
import { FieldQuestion } from "./field-question.tsx";
import { TextField, type TypedFieldProps } from "./text-field.tsx";

type PhoneFieldProps = {
  readonly field: TypedFieldProps;
  /** The country of the delivery; empty if it isn't known. */
  readonly country: string;
  /** The number that the customer was asked about. */
  readonly asked: string | undefined;
  /** How to send a number that is right although it looks wrong. */
  readonly sendAnyway: string;
  readonly readPhone: PhoneReader | undefined;
};

/** The customer's phone number, with how it is understood, or with a question about a doubtful one. */
export function PhoneField({ field, ...help }: PhoneFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      help={<PhoneHelp phone={field.value} {...help} />}
    />
  );
}

type PhoneHelpProps = Omit<PhoneFieldProps, "field"> & { readonly phone: string };

function PhoneHelp({ phone, country, asked, sendAnyway, readPhone }: PhoneHelpProps): ReactNode {
  const text = useText(phoneNumberText);
  if (asked !== undefined && asked === phone) {
    return <FieldQuestion title={text.question}>{sendAnyway}</FieldQuestion>;
  }
  const read = readPhone?.(phone, country);
  return read === undefined ? text.help : text.read(read.replaceAll(" ", "\u00A0"));
}
