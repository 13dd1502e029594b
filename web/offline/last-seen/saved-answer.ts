import { isRecord, parseJson } from "#domain/json.ts";
import { answersVersion } from "./answers-version.ts";

/** A server answer as stored on the device. */
export type SavedAnswer = {
  readonly data: unknown;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
};

/** Max number of stored answers; the oldest are deleted first. */
export const maxAnswers = 60;

/** Max age of a stored answer that is shown. */
const maxMs = 30 * 24 * 60 * 60 * 1_000;

/** Max length of a stored answer, in characters; a list of four pages has about 60,000. */
const maxTextLength = 300_000;

/** Max pages stored of a list; few visitors scroll further. */
const maxPages = 4;

/**
 * Packs an answer for storage.
 * @returns Undefined for an answer that is too large.
 */
export function packAnswer({ data, at }: SavedAnswer): unknown {
  const text = JSON.stringify(firstPages(data));
  return text.length > maxTextLength ? undefined : { version: answersVersion, at, text };
}

/**
 * Unpacks a stored answer, which is untrusted.
 * @param now In milliseconds since 1970.
 * @returns Undefined for an invalid or expired answer, or one of another version.
 */
export function unpackAnswer(value: unknown, now: number): SavedAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { version, at, text } = value;
  if (version !== answersVersion || typeof at !== "number" || typeof text !== "string") {
    return undefined;
  }
  if (!(at <= now && now - at <= maxMs)) return undefined;
  const data = parseJson(text);
  return typeof data === "object" && data !== null ? { data, at } : undefined;
}

function firstPages(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, maxPages), pageParams: pageParams.slice(0, maxPages) };
}
