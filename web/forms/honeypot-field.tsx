import type { ReactNode } from "react";
import { readText } from "./read-form.ts";

const fieldName = "website";

/** A field for bots that fill in every input; hidden from users and screen readers. */
export function HoneypotField(): ReactNode {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={fieldName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Returns what a bot typed into the form's honeypot field; empty for people. */
export function readHoneypot(form: HTMLFormElement): string {
  return readText(form, fieldName);
}
