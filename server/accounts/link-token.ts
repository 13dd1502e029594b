import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Auth } from "./auth.ts";

/** Details entered at a sign-up; the link of its mail writes them into the account. */
export type SignUpDetails = {
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
};

/** What a link in a mail permits. */
export type LinkGrant = {
  readonly userId: string;
  /** Undefined if the link confirms the account without changing it. */
  readonly signUp?: Partial<SignUpDetails> | undefined;
  /** Page to open after the confirmation; the site's root unless the sign-up named another. */
  readonly target?: string | undefined;
};

const keptGrant = z.object({
  signUp: z
    .object({ name: z.string(), phone: z.string().nullable(), passwordHash: z.string() })
    .optional(),
  target: z.string().optional(),
});

const purpose = "confirm-email";

/**
 * Creates a single-use token of 256 random bits for a confirmation link. The database stores its
 * hash.
 *
 *
 * @param lifeMs Milliseconds until the token expires.
 */
export async function issueLinkToken(
  auth: Pick<Auth, "betterAuth">,
  grant: LinkGrant,
  lifeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { internalAdapter } = await auth.betterAuth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${token}`,
    value: formatGrant(grant),
    expiresAt: new Date(Date.now() + lifeMs),
  });
  return token;
}

/** Redeems a token. Of several concurrent calls with one token, exactly one gets the grant. */
export async function redeemLinkToken(
  auth: Pick<Auth, "betterAuth">,
  token: string,
): Promise<LinkGrant | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const { internalAdapter } = await auth.betterAuth.$context;
  const row = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
  return row ? parseGrant(row.value) : undefined;
}

/** Starts with the user's id, by which `dropLinks` finds an account's links. */
function formatGrant({ userId, ...rest }: LinkGrant): string {
  return `${userId} ${JSON.stringify(rest)}`;
}

function parseGrant(value: string): LinkGrant {
  const [userId = "", ...words] = value.split(" ");
  const rest = words.join(" ");
  if (rest.startsWith("{")) return { userId, ...keptGrant.parse(JSON.parse(rest)) };
  // Links of older mails contain only a password hash, or nothing. They expire after a day.
  return rest === "" ? { userId } : { userId, signUp: { passwordHash: rest } };
}
