import { useState } from "react";
import {
  findDoubtfulNumbers,
  type AskedNumbers,
  type DoubtfulField,
} from "#web/forms/phone/find-doubtful-numbers.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { usePhoneReader } from "#web/forms/phone/use-phone-reader.ts";

export type QuoteQuestions = {
  /** Texts that look wrong but may be right, which the customer was asked about. */
  readonly questions: AskedNumbers;
  /** Undefined until it is loaded: then no number is doubtful. */
  readonly readPhone: PhoneReader | undefined;
  /** Asks about the same text once; returns the first field that is asked about. */
  readonly ask: () => { readonly askedField: DoubtfulField } | undefined;
};

/** Questions about numbers that look wrong: docs/product/quotes.md#doubtful-numbers-of-a-quote */
export function useQuoteQuestions(fields: Readonly<Record<DoubtfulField, string>>): QuoteQuestions {
  const readPhone = usePhoneReader();
  const [questions, setQuestions] = useState<AskedNumbers>({});
  return {
    questions,
    readPhone,
    ask() {
      const doubtful = findDoubtfulNumbers(fields, "", questions, readPhone);
      if (doubtful === undefined) return undefined;
      setQuestions({ ...questions, ...doubtful.texts });
      return { askedField: doubtful.field };
    },
  };
}
