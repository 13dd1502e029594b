import { ServiceError } from "#server/services/service-error.ts";
import type { AttemptLimit, AttemptLimiter } from "./attempt-limiter.ts";

const minuteMs = 60_000;

/** Counts attempts under rules that the operator's factor widens. */
export type AttemptRules = {
  readonly limiter: AttemptLimiter;
  readonly factor: number;
};

/** Who tries what. */
export type Attempt = {
  readonly rules: AttemptRules;
  /** E-mail address or id of the account that is meant. */
  readonly account: string;
  /** Network address of the client. */
  readonly address: string;
};

/**
 * Failed sign-ins. The account's limit counts per address, so that a stranger's failures never lock
 * the owner out; the address's limit stops one password that is tried on many accounts.
 * Source: decisions and security cases S11 to S13.
 */
export function signInLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "sign-in", 15 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Sign-ups. */
export function signUpLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "sign-up", 60 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Requests for a mail: confirmation or reset. */
export function mailRequestLimits(attempt: Attempt): readonly AttemptLimit[] {
  return rule(attempt, "mail", 60 * minuteMs, { perAccount: 5, perAddress: 20 });
}

/** Wrong answers of a signed-in person who is asked for the password again. */
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
 * Counts an attempt.
 *
 * @throws {ServiceError} `rate_limited` with `retryAfterSeconds` when there were too many.
 */
export function countAttempt(rules: AttemptRules, limits: readonly AttemptLimit[]): void {
  const waitMs = rules.limiter.take(limits);
  if (waitMs === 0) return;
  throw new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

/**
 * Tells whether one more mail may go to an address, whoever asks: its owner isn't to be flooded.
 * One that is kept back costs nobody anything, since the mails before it still hold.
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

function widen(rules: AttemptRules, limit: number): number {
  return Math.max(1, Math.floor(limit * rules.factor));
}

/** One household or machine owns a whole /64 of IPv6, so its addresses count as one. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("%", 1).join("").split("::", 2);
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: gap }, () => "0"), ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
