import type { ReactNode } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A field for a web address, without corrections by the device. */
export function AddressField(props: TextFieldProps): ReactNode {
  return <TextField inputMode="url" autoCapitalize="off" spellCheck={false} {...props} />;
}
