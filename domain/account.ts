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

/**
 * Checks a new password against the sign-up rules.
 *
 * @param password What was typed.
 * @returns The texts of the broken rules joined by ', ', or undefined when the password is good.
 * Source: shop specification section 5, "Sign-up password".
 */
export function describePasswordFaults(password: string): string | undefined {
  const texts = messages.signUp;
  const faults = [
    [...password].length < minPasswordLength && texts.passwordTooShort,
    !/\p{Lu}/u.test(password) && texts.passwordNeedsUppercase,
    !/\p{Ll}/u.test(password) && texts.passwordNeedsLowercase,
    !/\d/.test(password) && texts.passwordNeedsNumber,
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? undefined : faults.join(", ");
}
