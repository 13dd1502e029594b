import { answersVersion } from "./answers-version.ts";

/** A server answer as stored on the device. */
export interface KeptAnswer {
  readonly data: unknown;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
}

/** Max number of stored answers; the oldest are deleted first. */
export const mostAnswers = 60;

/** Max age of a stored answer that is shown. */
const longestMs = 30 * 24 * 60 * 60 * 1_000;

/** Max length of a stored answer, in characters; a list of four pages has about 60,000. */
const longestText = 300_000;

/** Max pages stored of a list; few visitors scroll further. */
const mostPages = 4;

/**
 * Packs an answer for storage.
 * @returns Undefined for an answer that is too large.
 */
export function packAnswer({ data, at }: KeptAnswer): unknown {
  const text = JSON.stringify(firstPages(data));
  return text.length > longestText ? undefined : { version: answersVersion, at, text };
}

/**
 * Unpacks a stored answer, which is untrusted.
 * @param now In milliseconds since 1970.
 * @returns Undefined for an invalid or expired answer, or one of another version.
 */
export function unpackAnswer(value: unknown, now: number): KeptAnswer | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { version, at, text }: Partial<Record<"version" | "at" | "text", unknown>> = value;
  if (version !== answersVersion || typeof at !== "number" || typeof text !== "string") {
    return undefined;
  }
  if (!(at <= now && now - at <= longestMs)) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? { data, at } : undefined;
  } catch {
    return undefined;
  }
}

function firstPages(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const { pages, pageParams }: Partial<Record<"pages" | "pageParams", unknown>> = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, mostPages), pageParams: pageParams.slice(0, mostPages) };
}
