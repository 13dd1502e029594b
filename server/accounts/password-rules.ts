import { describePasswordErrors } from "#domain/account.ts";
import { messages } from "#domain/messages.ts";
import { refuseWith } from "./auth-errors.ts";
import { commonWalks, commonWords } from "./common-passwords.data.ts";

/**
 * Refuses a new password that breaks a rule or that everybody tries first.
 *
 * @throws {ServiceError} `weak_password` with the texts of the broken rules joined by ', '.
 * Source: shop specification section 5, "Sign-up password"; security case S3.
 */
export function refuseWeakPassword(password: string): void {
  const faults = describePasswordErrors(password);
  if (faults !== undefined) throw refuseWith("weak_password", faults);
  if (isCommonPassword(password)) {
    throw refuseWith("weak_password", messages.signUp.passwordTooCommon);
  }
}

/**
 * Tells whether a password is one of those that attackers try first.
 *
 * Of the 3,000 commonest passwords nearly all break our rules already: no capital, no digit, too
 * short. What is left, and what people make of the others to get past such rules, is one well-known
 * word or walk over the keyboard with a capital, the usual swaps (0 for o, @ for a) and a short or
 * counted ending: 'Password1', 'P@ssw0rd!', '2024Summer', 'Qwerty123456'. So words are kept instead
 * of passwords, and all these disguises of them are refused.
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

/** Walks back from the end: a pattern for all three parts would be quadratic. */
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

/** A few signs, and few digits, a year, or ones that are counted or repeated: '1', '2024!', '123456'. */
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

/** What may stand before a word, and each character that may stand behind it. */
type Reading = { readonly lead: RegExp; readonly tail: RegExp };

/** The second one leaves swapped letters at the ends to the word: '$ummer2024', 'Tiran@1'. */
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
