import type { ReactNode } from "react";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { useText } from "#web/messages/language.tsx";
import { phoneNumberText } from "#web/messages/phone-number.ts";
import { FieldQuestion } from "./field-question.tsx";

type PhoneHelpProps = {
  readonly phone: string;
  /** The country of the delivery; empty if it isn't known. */
  readonly country: string;
  /** The number that the customer was asked about. */
  readonly asked: string | undefined;
  /** How to send a number that is right although it looks wrong. */
  readonly sendAnyway: string;
  readonly readPhone: PhoneReader | undefined;
};

/** Shows how the typed number is understood, or asks about a doubtful one. */
export function PhoneHelp(props: PhoneHelpProps): ReactNode {
  const { phone, country, asked, sendAnyway, readPhone } = props;
  const text = useText(phoneNumberText);
  if (asked !== undefined && asked === phone) {
    return <FieldQuestion title={text.question}>{sendAnyway}</FieldQuestion>;
  }
  const read = readPhone?.(phone, country);
  return read === undefined ? text.help : text.read(read.replaceAll(" ", "\u00A0"));
}
