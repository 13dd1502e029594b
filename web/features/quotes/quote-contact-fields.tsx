import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { FieldQuestion } from "#web/ui/field-question.tsx";
import { PhoneHelp } from "#web/ui/phone-help.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { QuoteField } from "./quote-draft.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** Attributes that connect a control with a field of the request. */
export type TypedField = {
  readonly name: QuoteField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength: number;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type QuoteContactFieldsProps = {
  readonly form: Pick<QuoteForm, "fields" | "questions" | "readPhone">;
  readonly typed: (field: QuoteField) => TypedField;
};

/** Who asks, and how the shop reaches them. */
export function QuoteContactFields({
  form: { fields, questions, readPhone },
  typed,
}: QuoteContactFieldsProps): ReactNode {
  const text = useText(quotesText);
  return (
    <>
      <h3 className="mt-2 font-semibold">{text.contact}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...typed("name")} required autoComplete="name" />
        <TextField
          {...typed("phone")}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={
            <PhoneHelp
              phone={fields.phone}
              country=""
              asked={questions.phone}
              sendAnyway={text.sendAnyway}
              readPhone={readPhone}
            />
          }
        />
        <TextField
          {...typed("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          help={text.emailHelp}
          className="sm:col-span-2"
        />
        <TextField {...typed("companyName")} autoComplete="organization" />
        <TextField
          {...typed("nipt")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={
            questions.nipt !== undefined && questions.nipt === fields.nipt ? (
              <FieldQuestion title={text.niptQuestion}>{text.sendAnyway}</FieldQuestion>
            ) : (
              text.niptHelp
            )
          }
        />
      </div>
    </>
  );
}
