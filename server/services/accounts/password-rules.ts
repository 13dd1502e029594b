import { describePasswordErrors } from "#domain/account.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { commonWalks, commonWords } from "./common-passwords.data.ts";

/**
 * Rejects a new password that breaks a rule or is too common.
 *
 * @throws {ServiceError} `weak_password`, with the texts of the broken rules joined by ', ' as its
 * text.
 */
export function rejectWeakPassword(password: string): void {
  const errors = describePasswordErrors(password);
  if (errors !== undefined) throw new ServiceError("weak_password", undefined, errors);
  if (isCommonPassword(password)) throw new ServiceError("weak_password");
}

/**
 * Whether a password is among those that attackers try first.
 *
 * Nearly all of the 3,000 most common passwords break our rules already: no capital, no digit, too
 * short. The rest, and the variants that people use to satisfy such rules, consist of one
 * well-known word or keyboard walk with a capital, the usual swaps (0 for o, @ for a) and a short
 * or counted ending: 'Password1', 'P@ssw0rd!', '2024Summer', 'Qwerty123456'. So the list contains
 * words instead of passwords, and all these variants are rejected.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  return isDisguisedWord(plain) || isWalk(plain);
}

function isDisguisedWord(plain: string): boolean {
  return readings.some((reading) => {
    const { core, trimming } = readPassword(plain, reading);
    return isWord(core) && isUsualTrimming(trimming);
  });
}

/** Scans back from the end: one pattern for all three parts would be quadratic. */
function readPassword(plain: string, reading: Reading): { core: string; trimming: string } {
  const [lead = ""] = reading.lead.exec(plain) ?? [];
  const rest = Array.from(plain.slice(lead.length));
  let end = rest.length;
  while (end > 0 && reading.tail.test(rest[end - 1] ?? "")) end -= 1;
  return { core: rest.slice(0, end).join(""), trimming: lead + rest.slice(end).join("") };
}

function isWord(core: string): boolean {
  const read = unswap(core);
  return commonWords.has(core) || commonWords.has(read) || /^(\p{L})\1*$/u.test(core);
}

/**
 * At most three signs, and digits that are few, a year, counted or repeated: '1', '2024!',
 * '123456'.
 */
function isUsualTrimming(trimming: string): boolean {
  const digits = trimming.replace(/\D/g, "");
  const isCounted = countedDigits.some((row) => row.includes(digits)) || /^(\d)\1*$/.test(digits);
  const isUsual = digits.length <= 3 || isCounted || /^(19|20)\d\d$/.test(digits);
  return isUsual && trimming.length - digits.length <= 3;
}

function isWalk(plain: string): boolean {
  return commonWalks.some((walk) => plain.startsWith(walk) && plain.length - walk.length <= 3);
}

function unswap(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => swaps[sign] ?? sign);
}

/** What may precede a word, and each character that may follow it. */
type Reading = { readonly lead: RegExp; readonly tail: RegExp };

/**
 * The second reading treats swapped letters at the ends as part of the word: '$ummer2024',
 * 'Tiran@1'.
 */
const readings: readonly Reading[] = [
  { lead: /^[^\p{L}]*/u, tail: /^[^\p{L}]$/u },
  { lead: /^[\d.,_*#-]*/u, tail: /^[\d.,_*#!?-]$/u },
];

const countedDigits = ["012345678901234567890", "098765432109876543210"];

const swaps: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
