import { messages } from "./messages.ts";

/** Maximum password length, in bytes of UTF-8. */
export const maxPasswordBytes = 1_024;

/** Minimum password length, in characters. */
export const minPasswordLength = 8;

/** Counts the bytes of a text in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else bytes += code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/**
 * Normalises an e-mail address to the stored form: trimmed and in lower case.
 * @returns undefined for an invalid address.
 */
export function normaliseEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && emailPattern.test(email) ? email : undefined;
}

/** A rule for new passwords, with the text shown when it is broken. */
export type PasswordRule = {
  readonly name: "length" | "uppercase" | "lowercase" | "number";
  readonly text: string;
  readonly isMet: (password: string) => boolean;
};

/** In the order in which their texts are shown. */
export const passwordRules: readonly PasswordRule[] = [
  {
    name: "length",
    text: messages.signUp.passwordTooShort,
    isMet: (password) => Array.from(password).length >= minPasswordLength,
  },
  {
    name: "uppercase",
    text: messages.signUp.passwordNeedsUppercase,
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    name: "lowercase",
    text: messages.signUp.passwordNeedsLowercase,
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    name: "number",
    text: messages.signUp.passwordNeedsNumber,
    isMet: (password) => /\d/.test(password),
  },
];

/**
 * Checks a new password against the rules.
 * @returns The texts of the broken rules joined by ', ', or undefined for a valid password.
 */
export function describePasswordErrors(password: string): string | undefined {
  const broken = passwordRules.filter((rule) => !rule.isMet(password));
  return broken.length === 0 ? undefined : broken.map((rule) => rule.text).join(", ");
}
