import { z } from "zod";
import { normaliseEmail } from "#domain/account.ts";

const libraryPattern = z.email();

/**
 * Normalises an e-mail address to the form in which accounts store it.
 *
 * @returns Undefined for an invalid address. Also applies better-auth's pattern, which is a little
 * narrower than ours: otherwise accounts could be created that can't sign in.
 */
export function parseEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return email !== undefined && libraryPattern.safeParse(email).success ? email : undefined;
}
