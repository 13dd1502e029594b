import type { ReactNode } from "react";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface NumberFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** Whole numbers get the plain digit keyboard on phones. */
  readonly whole?: boolean;
}

/** A number with tabular figures; give `min`, `max` and `step` as on a native input. */
export function NumberField({ whole = false, ...props }: NumberFieldProps): ReactNode {
  return (
    <TextField
      type="number"
      inputMode={whole ? "numeric" : "decimal"}
      inputClassName="font-mono tabular-nums"
      {...props}
    />
  );
}
