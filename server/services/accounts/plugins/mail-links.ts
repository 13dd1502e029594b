import type { DBTransactionAdapter, GenericEndpointContext } from "better-auth";
import { generateRandomString } from "better-auth/crypto";
import { z } from "zod";

/** Purposes of a link; part of its identifier, so that a link works for its own purpose only. */
export const mailLinkKind = z.enum(["confirm-email", "reset-password"]);

const signUpDetails = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  passwordHash: z.string(),
});

/** Details entered at a sign-up; the link of its mail writes them into the account. */
export type SignUpDetails = Readonly<z.infer<typeof signUpDetails>>;

const storedGrant = z.object({
  /** Undefined if the link confirms the account without changing it. */
  signUp: signUpDetails.optional(),
  /** Page to open after the confirmation; the site's root unless the sign-up named another. */
  target: z.string().optional(),
});

/** What a link in a mail permits. */
export const mailLinkGrant = storedGrant.extend({ userId: z.string() });

type MailLinkGrant = Omit<z.infer<typeof mailLinkGrant>, "signUp"> & {
  readonly signUp?: Partial<SignUpDetails> | undefined;
};
type Kind = z.infer<typeof mailLinkKind>;

/**
 * Creates a single-use token of 256 random bits for a link. The database stores its hash.
 *
 * @param lifetimeMs Milliseconds until the token expires.
 */
export async function issueMailLink(
  ctx: GenericEndpointContext,
  kind: Kind,
  { userId, ...grant }: z.infer<typeof mailLinkGrant>,
  lifetimeMs: number,
): Promise<string> {
  const token = generateRandomString(43, "a-z", "A-Z", "0-9");
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: `${kind}:${token}`,
    // Starts with the user's id, by which `dropMailLinks` finds an account's links.
    value: `${userId} ${JSON.stringify(grant)}`,
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return token;
}

/** Redeems a token. Of several concurrent calls with one token, exactly one gets the grant. */
export async function redeemMailLink(
  ctx: GenericEndpointContext,
  kind: Kind,
  token: string,
): Promise<MailLinkGrant | undefined> {
  const row = await ctx.context.internalAdapter.consumeVerificationValue(`${kind}:${token}`);
  return row ? parseGrant(row.value) : undefined;
}

/** Invalidates all mail links of an account. */
export async function dropMailLinks(
  adapter: Pick<DBTransactionAdapter, "deleteMany">,
  userId: string,
): Promise<void> {
  const where = [{ field: "value", operator: "starts_with" as const, value: userId }];
  await adapter.deleteMany({ model: "verification", where });
}

function parseGrant(value: string): MailLinkGrant {
  const [userId = "", ...words] = value.split(" ");
  const rest = words.join(" ");
  if (rest.startsWith("{")) return { userId, ...storedGrant.parse(JSON.parse(rest)) };
  // Links of older mails contain only a password hash, or nothing. They expire after a day.
  return rest === "" ? { userId } : { userId, signUp: { passwordHash: rest } };
}
