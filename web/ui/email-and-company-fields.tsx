import type { ReactNode } from "react";
import { FieldQuestion } from "./field-question.tsx";
import { TextField, type TypedFieldProps } from "./text-field.tsx";

type EmailAndCompanyFieldsProps = {
  readonly email: TypedFieldProps;
  readonly company: TypedFieldProps;
  readonly nipt: TypedFieldProps;
  /** Whether the customer is asked if the NIPT is right. */
  readonly isNiptAsked: boolean;
  readonly text: {
    readonly emailHelp: string;
    readonly niptHelp: string;
    readonly niptQuestion: string;
    /** How to send a NIPT that is right although it looks wrong. */
    readonly sendAnyway: string;
  };
};

/** The optional details of a customer, in a grid of two columns. */
export function EmailAndCompanyFields(props: EmailAndCompanyFieldsProps): ReactNode {
  const { email, company, nipt, isNiptAsked, text } = props;
  return (
    <>
      <TextField
        {...email}
        type="email"
        inputMode="email"
        autoComplete="email"
        help={text.emailHelp}
        className="sm:col-span-2"
      />
      <TextField {...company} autoComplete="organization" />
      <TextField
        {...nipt}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={
          isNiptAsked ? (
            <FieldQuestion title={text.niptQuestion}>{text.sendAnyway}</FieldQuestion>
          ) : (
            text.niptHelp
          )
        }
      />
    </>
  );
}
