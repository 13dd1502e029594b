import { randomBytes } from "node:crypto";
import type { Auth } from "./auth.ts";

/** What a link in a mail stands for. */
export type LinkGrant = {
  readonly userId: string;
  /** The password that was typed together with the request for this link. */
  readonly passwordHash?: string | undefined;
};

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
    value: [grant.userId, grant.passwordHash ?? ""].join(" ").trim(),
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
  const [userId, passwordHash] = row?.value.split(" ") ?? [];
  return userId === undefined ? undefined : { userId, passwordHash };
}
