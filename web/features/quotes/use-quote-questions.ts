import { useState } from "react";
import { isDoubtfulTaxNumber } from "#domain/tax-number.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { usePhoneReader } from "#web/forms/phone/use-phone-reader.ts";

type DoubtfulField = "phone" | "nipt";

export type QuoteQuestions = {
  /** Texts that look wrong but may be right, which the customer was asked about. */
  readonly questions: Readonly<Partial<Record<DoubtfulField, string>>>;
  /** Undefined until it is loaded: then no number is doubtful. */
  readonly readPhone: PhoneReader | undefined;
  /** Asks about the same text once; returns the first field that is asked about. */
  readonly ask: () => { readonly askedField: DoubtfulField } | undefined;
};

/** Questions about numbers that look wrong: docs/product/quotes.md#doubtful-numbers-of-a-quote */
export function useQuoteQuestions(fields: Readonly<Record<DoubtfulField, string>>): QuoteQuestions {
  const readPhone = usePhoneReader();
  const [questions, setQuestions] = useState<QuoteQuestions["questions"]>({});
  return {
    questions,
    readPhone,
    ask() {
      const isDoubtful = {
        phone: readPhone !== undefined && readPhone(fields.phone, "") === undefined,
        nipt: isDoubtfulTaxNumber(fields.nipt),
      };
      const asked = (["phone", "nipt"] as const).filter(
        (field) => isDoubtful[field] && questions[field] !== fields[field],
      );
      const [askedField] = asked;
      if (askedField === undefined) return undefined;
      const texts = Object.fromEntries(asked.map((field) => [field, fields[field]]));
      setQuestions({ ...questions, ...texts });
      return { askedField };
    },
  };
}
