import type { AttemptLimit } from "#server/limits/attempt-limiter.ts";
import { widen, type AttemptRules } from "#server/limits/attempt-rules.ts";
import { toNetwork } from "#server/limits/to-network.ts";

const minuteMs = 60_000;

/** An attempt that counts against a limit. */
export type Attempt = {
  readonly rules: AttemptRules;
  /** E-mail address or id of the account. */
  readonly account: string;
  readonly address: string;
};

/**
 * Failed sign-ins. The account's limit counts per address, so a stranger's failures never lock the
 * owner out. The address's limit stops one password that is tried on many accounts.
 */
export function signInLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "sign-in", 15 * minuteMs, { perAccount: 5, perAddress: 20 });
}

export function signUpLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "sign-up", 60 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Requests for a confirmation or reset mail. */
export function mailRequestLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "mail", 60 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Wrong passwords of a signed-in user who has to enter the password again. */
export function passwordLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "password", 15 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Wrong setup codes. */
export function setupCodeLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "setup-code", 15 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Calls of the create-admin function, which the admin's sign-in makes as well. */
export function createAdminLimits(rules: AttemptRules, address: string): readonly AttemptLimit[] {
  const key = `create-admin ${toNetwork(address)}`;
  return [{ key, limit: widen(rules, 60), windowMs: 15 * minuteMs }];
}

/**
 * Whether one more mail may go to an address, so that repeated requests can't flood its owner.
 * Skipping a mail does no harm: the links in the earlier ones still work.
 */
export function mayMail(rules: AttemptRules, kind: string, email: string): boolean {
  const limit = widen(rules, 3);
  return rules.limiter.take([{ key: `to ${kind} ${email}`, limit, windowMs: 15 * minuteMs }]) === 0;
}

function rule(
  { rules, account, address }: Attempt,
  kind: string,
  windowMs: number,
  limits: { readonly perAccount: number; readonly perAddress: number },
): readonly AttemptLimit[] {
  const network = toNetwork(address);
  return [
    { key: `${kind} ${network} ${account}`, limit: widen(rules, limits.perAccount), windowMs },
    { key: `${kind} ${network}`, limit: widen(rules, limits.perAddress), windowMs },
  ];
}
