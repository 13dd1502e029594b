import { isRecord } from "#domain/json.ts";
import { parseAmount, toAmount } from "#domain/money.ts";
import { addDays } from "#domain/period.ts";
import type { QuoteLine, Quote } from "#domain/quote-schema.ts";
import { maxDeliveryDays, maxValidDays, quoteTextLimits } from "#domain/quote.ts";
import type { ApiClient } from "#web/api/client.ts";
import { readNumber } from "#web/forms/read-number.ts";

/** The answer to one part as typed. */
export type LineDraft = {
  readonly price: string;
  readonly days: string;
  readonly note: string;
  /** The shop can't supply the part; price and days don't count. */
  readonly isOut: boolean;
  /** The shop's price that was taken as the price; empty if none was. */
  readonly taken: string;
};

/** An answer as typed, until it is sent. */
export type AnswerDraft = {
  /** Version of the answer that this one replaces. */
  readonly version: number;
  readonly lines: Readonly<Record<string, LineDraft>>;
  /** YYYY-MM-DD. */
  readonly validUntil: string;
  readonly note: string;
};

export type AnswerInput = NonNullable<Parameters<ApiClient["quotes"]["answer"]>[0]>;

/** Fields with an error, by their names: `price:{id}`, `days:{id}`, `validUntil`. */
export type AnswerErrors = Readonly<Record<string, string>>;

type ErrorTexts = Readonly<Record<"price" | "days" | "validUntil" | "noPrice", string>>;

const emptyLine: LineDraft = { price: "", days: "", note: "", isOut: false, taken: "" };
const usualValidDays = 14;

/** The form of a quote: the answer that was sent, or an empty one. */
export function toAnswerDraft(quote: Quote, today: string): AnswerDraft {
  return {
    version: quote.version,
    lines: Object.fromEntries(quote.lines.map((line) => [line.id, toLineDraft(line)])),
    validUntil:
      quote.valid_until !== null && quote.valid_until >= today
        ? quote.valid_until
        : addDays(today, usualValidDays),
    note: quote.staff_note,
  };
}

function toLineDraft(line: QuoteLine): LineDraft {
  return {
    price: line.unit_price_eur === null ? "" : line.unit_price_eur.toFixed(2),
    days: line.days === null ? "" : String(line.days),
    note: line.answer_note,
    isOut: line.is_available === false,
    taken: "",
  };
}

/** Reads a stored draft; fields that don't fit the quote are left out. */
export function readAnswerDraft(
  stored: ReadonlyMap<string, unknown>,
  start: AnswerDraft,
): AnswerDraft {
  const lines = stored.get("lines");
  const version = stored.get("version");
  const validUntil = stored.get("validUntil");
  const note = stored.get("note");
  return {
    version: typeof version === "number" ? version : start.version,
    lines: Object.fromEntries(
      Object.entries(start.lines).map(([id, line]) => [
        id,
        isRecord(lines) ? readLineDraft(lines[id], line) : line,
      ]),
    ),
    validUntil: typeof validUntil === "string" ? validUntil.slice(0, 10) : start.validUntil,
    note: typeof note === "string" ? note.slice(0, quoteTextLimits.note) : start.note,
  };
}

function readLineDraft(stored: unknown, start: LineDraft): LineDraft {
  if (!isRecord(stored)) return start;
  const { price, days, note, isOut, taken } = stored;
  return {
    price: typeof price === "string" ? price.slice(0, 20) : start.price,
    days: typeof days === "string" ? days.slice(0, 20) : start.days,
    note: typeof note === "string" ? note.slice(0, quoteTextLimits.lineNote) : start.note,
    isOut: isOut === true,
    taken: typeof taken === "string" ? taken.slice(0, 20) : start.taken,
  };
}

/** Finds what prevents an answer; empty if it can be sent. */
export function findAnswerErrors(
  { lines, validUntil }: AnswerDraft,
  today: string,
  text: ErrorTexts,
): AnswerErrors {
  const errors: Record<string, string> = {};
  for (const [id, line] of Object.entries(lines)) {
    if (line.isOut) continue;
    if (readPriceCents(line) === undefined) errors[`price:${id}`] = text.price;
    if (readDays(line) === undefined) errors[`days:${id}`] = text.days;
  }
  const isInTime = validUntil >= today && validUntil <= addDays(today, maxValidDays);
  if (!isInTime) errors["validUntil"] = text.validUntil;
  return errors;
}

/** Whether the shop supplies none of the parts. */
export function hasNoPrice({ lines }: AnswerDraft): boolean {
  return Object.values(lines).every(({ isOut }) => isOut);
}

/** Maps a draft without errors to the API's answer. */
export function toAnswerInput(quote: Quote, draft: AnswerDraft): AnswerInput {
  return {
    id: quote.id,
    version: draft.version,
    lines: quote.lines.map(({ id }) => {
      const line = draft.lines[id] ?? emptyLine;
      const cents = line.isOut ? undefined : readPriceCents(line);
      return {
        id,
        unit_price: cents === undefined ? null : toAmount(cents),
        days: line.isOut ? null : (readDays(line) ?? null),
        note: line.note.trim(),
      };
    }),
    valid_until: draft.validUntil,
    note: draft.note.trim(),
  };
}

/** The price of all pieces of a line as typed, in cents; undefined without a price. */
export function sumLineCents(line: LineDraft, quantity: number): number | undefined {
  const cents = line.isOut ? undefined : readPriceCents(line);
  return cents === undefined ? undefined : cents * quantity;
}

function readPriceCents({ price }: LineDraft): number | undefined {
  const amount = readNumber(price);
  const cents = Number.isFinite(amount) ? parseAmount(amount) : undefined;
  return cents !== undefined && cents > 0 ? cents : undefined;
}

/** Days as typed; null if none are stated, undefined for any other text. */
function readDays({ days }: LineDraft): number | null | undefined {
  if (days.trim() === "") return null;
  const count = /^\s*\d{1,3}\s*$/.test(days) ? Number(days) : Number.NaN;
  return count <= maxDeliveryDays ? count : undefined;
}
