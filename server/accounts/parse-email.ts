import { z } from "zod";
import { normaliseEmail } from "#domain/account.ts";

const libraryPattern = z.email();

/**
 * Brings an e-mail address into the form in which accounts keep it.
 *
 * @returns The address, or undefined where it is none. better-auth's pattern is a little narrower
 *   than ours, and an account that can't sign in must not come to be.
 */
export function parseEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return email !== undefined && libraryPattern.safeParse(email).success ? email : undefined;
}
