import { messages } from "#domain/messages.ts";

/** The longest password taken, in bytes of UTF-8. */
export const maxPasswordBytes = 1_024;

/** The shortest password taken. Source: shop specification section 9. */
export const minPasswordLength = 8;

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/**
 * Brings an e-mail address into the form in which accounts keep it.
 *
 * @param typed What was typed.
 * @returns The address trimmed and in lower case, or undefined where it isn't one.
 * Source: shop specification section 5, "Sign-up and sign-in e-mail".
 */
export function normaliseEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && emailPattern.test(email) ? email : undefined;
}

/** One rule for new passwords: its name, the text when it is broken, and its check. */
export type PasswordRule = {
  readonly name: "length" | "uppercase" | "lowercase" | "number";
  readonly text: string;
  readonly isKept: (password: string) => boolean;
};

/** The rules in the order of their texts. Source: shop specification section 5. */
export const passwordRules: readonly PasswordRule[] = [
  {
    name: "length",
    text: messages.signUp.passwordTooShort,
    isKept: (password) => Array.from(password).length >= minPasswordLength,
  },
  {
    name: "uppercase",
    text: messages.signUp.passwordNeedsUppercase,
    isKept: (password) => /\p{Lu}/u.test(password),
  },
  {
    name: "lowercase",
    text: messages.signUp.passwordNeedsLowercase,
    isKept: (password) => /\p{Ll}/u.test(password),
  },
  {
    name: "number",
    text: messages.signUp.passwordNeedsNumber,
    isKept: (password) => /\d/.test(password),
  },
];

/**
 * Checks a new password against the sign-up rules.
 *
 * @param password What was typed.
 * @returns The texts of the broken rules joined by ', ', or undefined when the password is good.
 * Source: shop specification section 5, "Sign-up password".
 */
export function describePasswordErrors(password: string): string | undefined {
  const broken = passwordRules.filter((rule) => !rule.isKept(password));
  return broken.length === 0 ? undefined : broken.map((rule) => rule.text).join(", ");
}
