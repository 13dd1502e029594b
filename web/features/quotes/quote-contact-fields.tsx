import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { EmailAndCompanyFields } from "#web/ui/email-and-company-fields.tsx";
import { PhoneField } from "#web/ui/phone-field.tsx";
import { TextField, type TypedFieldProps } from "#web/ui/text-field.tsx";
import type { QuoteField } from "./quote-draft.ts";
import type { QuoteForm } from "./use-quote-form.ts";

type QuoteContactFieldsProps = {
  readonly form: Pick<QuoteForm, "fields" | "questions" | "readPhone">;
  readonly typed: (field: QuoteField) => TypedFieldProps;
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
        <PhoneField
          field={typed("phone")}
          country=""
          asked={questions.phone}
          sendAnyway={text.sendAnyway}
          readPhone={readPhone}
        />
        <EmailAndCompanyFields
          email={typed("email")}
          company={typed("companyName")}
          nipt={typed("nipt")}
          isNiptAsked={questions.nipt !== undefined && questions.nipt === fields.nipt}
          text={text}
        />
      </div>
    </>
  );
}
