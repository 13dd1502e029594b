import { createReadableCode } from "#server/services/accounts/readable-code.ts";

const groupLength = 5;

/** Creates ten codes of 49 random bits each, such as `k7m2p-x9qwd`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => createReadableCode(2, groupLength).toLowerCase());
}

/** A typed code: six digits of the app, or a recovery code in its stored form. */
export type TypedCode = { readonly kind: "totp" | "recovery"; readonly code: string };

/** Reads a code, with or without spaces and hyphens and in any case. */
export function readTypedCode(typed: string): TypedCode {
  const plain = typed.toLowerCase().replaceAll(/[^\da-z]/g, "");
  if (/^\d{6}$/.test(plain)) return { kind: "totp", code: plain };
  return { kind: "recovery", code: `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}` };
}
