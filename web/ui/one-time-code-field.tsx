import type { ReactNode } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A code of an authenticator app or a recovery code; named `code` in its form. */
export function OneTimeCodeField({
  isNumeric = false,
  ...props
}: Pick<TextFieldProps, "label" | "help" | "error"> & {
  /** Whether it consists of digits only, for the phone's keyboard. */
  readonly isNumeric?: boolean;
}): ReactNode {
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      inputMode={isNumeric ? "numeric" : "text"}
      maxLength={40}
      inputClassName="font-mono tracking-widest"
      required
      {...props}
    />
  );
}
