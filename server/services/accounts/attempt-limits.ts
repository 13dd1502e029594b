import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen, type AttemptRules } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const minuteMs = 60_000;

/** The limit of an account from one network, and of that network. */
type AccountLimits = readonly [ofAccount: AttemptLimit, ofNetwork: AttemptLimit];

/** An attempt that counts against a limit. */
export type Attempt = {
  readonly rules: AttemptRules;
  /** E-mail address or id of the account. */
  readonly account: string;
  readonly address: string;
};

/**
 * Failed sign-ins. The account's limit counts per network, so a stranger's failures never lock the
 * owner out. The network's limit stops one password that is tried on many accounts.
 */
export function signInLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "sign-in", 15 * minuteMs, { perAccount: 5, perNetwork: 20 });
}

export function signUpLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "sign-up", 60 * minuteMs, { perAccount: 5, perNetwork: 20 });
}

/** Requests for a confirmation or reset mail. */
export function mailRequestLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "mail-request", 60 * minuteMs, { perAccount: 5, perNetwork: 20 });
}

/** Wrong passwords of a signed-in user who has to enter the password again. */
export function passwordLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "password", 15 * minuteMs, { perAccount: 5, perNetwork: 20 });
}

/**
 * Wrong codes of the second factor, after the right password. The limit of the account in all networks
 * is there because the password alone may have been stolen.
 */
export function secondFactorLimits(
  attempt: Attempt,
): readonly [...AccountLimits, inAllNetworks: AttemptLimit] {
  const { rules, account } = attempt;
  return [
    ...rule(attempt, "second-factor", 15 * minuteMs, { perAccount: 5, perNetwork: 20 }),
    {
      name: "second-factor-all",
      key: account,
      limit: widen(rules, 30),
      windowMs: 24 * 60 * minuteMs,
    },
  ];
}

/** One use of a code of the app, which is right for 90 s. Not widened by the operator. */
export function codeUseLimit(userId: string, code: string): AttemptLimit {
  return { name: "second-factor-code", key: `${userId} ${code}`, limit: 1, windowMs: 2 * minuteMs };
}

/** Downloads of everything stored about an account, which read many rows and files. */
export function exportLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "export", 60 * minuteMs, { perAccount: 10, perNetwork: 40 });
}

/** Wrong setup codes. */
export function setupCodeLimits(attempt: Attempt): AccountLimits {
  return rule(attempt, "setup-code", 15 * minuteMs, { perAccount: 5, perNetwork: 20 });
}

/** Calls of the create-admin function, which the admin's sign-in makes as well. */
export function createAdminLimits(rules: AttemptRules, address: string): readonly AttemptLimit[] {
  const limit = widen(rules, 60);
  return [
    { name: "create-admin-network", key: toNetwork(address), limit, windowMs: 15 * minuteMs },
  ];
}

/**
 * Whether one more mail may go to an address, so that repeated requests can't flood its owner.
 * Skipping a mail does no harm: the links in the earlier ones still work.
 */
export async function mayMail(
  rules: AttemptRules,
  kind: "confirmation" | "already-registered" | "reset" | "new-device",
  email: string,
): Promise<boolean> {
  const limit = { limit: widen(rules, 3), windowMs: 15 * minuteMs };
  return (await rules.limiter.take([{ name: `mail-${kind}`, key: email, ...limit }])) === 0;
}

function rule(
  { rules, account, address }: Attempt,
  name: string,
  windowMs: number,
  limits: { readonly perAccount: number; readonly perNetwork: number },
): AccountLimits {
  const network = toNetwork(address);
  return [
    {
      name: `${name}-account`,
      key: `${network} ${account}`,
      limit: widen(rules, limits.perAccount),
      windowMs,
    },
    { name: `${name}-network`, key: network, limit: widen(rules, limits.perNetwork), windowMs },
  ];
}
