import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Auth } from "./auth.ts";

/** What was typed at a sign-up; the link of its mail writes it into the account. */
export type SignUpDetails = {
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
};

/** What a link in a mail stands for. */
export type LinkGrant = {
  readonly userId: string;
  /** Missing where the link confirms the account as it is. */
  readonly signUp?: Partial<SignUpDetails> | undefined;
  /** Where the confirmation leads; the site's root unless the sign-up asked for another page. */
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
 * Makes a token for a link that confirms an address: 256 random bits, kept hashed, good once.
 *
 * @param auth The accounts.
 * @param grant What the link stands for.
 * @param lifeMs How long it holds.
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

/** Uses a token up. Of many at once exactly one gets what it stands for. */
export async function redeemLinkToken(
  auth: Pick<Auth, "betterAuth">,
  token: string,
): Promise<LinkGrant | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const { internalAdapter } = await auth.betterAuth.$context;
  const row = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
  return row ? parseGrant(row.value) : undefined;
}

/** The account's id comes first: `dropLinks` finds an account's links by it. */
function formatGrant({ userId, ...rest }: LinkGrant): string {
  return `${userId} ${JSON.stringify(rest)}`;
}

function parseGrant(value: string): LinkGrant {
  const [userId = "", ...words] = value.split(" ");
  const rest = words.join(" ");
  if (rest.startsWith("{")) return { userId, ...keptGrant.parse(JSON.parse(rest)) };
  // Links of older mails carry a password alone, or nothing. They end after a day.
  return rest === "" ? { userId } : { userId, signUp: { passwordHash: rest } };
}
