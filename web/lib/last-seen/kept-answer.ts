import { answersVersion } from "./answers-version.ts";

/** An answer of the server as the device keeps it. */
export interface KeptAnswer {
  readonly data: unknown;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** How many answers are kept; the oldest make room. */
export const mostAnswers = 60;

/** How long a kept answer is worth showing. */
const longestMs = 30 * 24 * 60 * 60 * 1_000;

/** The longest text that is kept, in characters: a list of four pages has some 60,000. */
const longestText = 300_000;

/** A long list is kept as far as most people look. */
const mostPages = 4;

/**
 * Writes an answer as it is kept.
 *
 * @returns Undefined for one that is too large.
 */
export function packAnswer({ data, at }: KeptAnswer): unknown {
  const text = JSON.stringify(firstPages(data));
  return text.length > longestText ? undefined : { version: answersVersion, at, text };
}

/**
 * Reads what the device keeps, which anybody may have written.
 *
 * @param value What stands there.
 * @param now In milliseconds since 1970.
 * @returns Undefined for what another build kept in another shape, and for what is too old.
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
