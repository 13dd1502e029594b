import { intersectLines, subtractLines, type CartLine } from "#domain/cart.ts";
import { parseJson } from "#domain/json.ts";
import { toSavedLines, readSavedLines } from "#web/offline/saved-lines.ts";
import { createStoredValue } from "#web/platform/stored-value.ts";
import { parseOlderSentLines, type OlderSentLines } from "./older-sent-lines.ts";

/** Lines of the device that were sent to an account's cart without a response yet. */
export type SentLines = {
  readonly userId: string;
  /** Idempotency key of the request: the server takes it once, so that repeating it is safe. */
  readonly key: string;
  readonly sent: readonly CartLine[];
};

export type StoredLines = SentLines | OlderSentLines;

const none: readonly StoredLines[] = [];

/** On the device, because the next page has to repeat a request of this one. */
const store = createStoredValue({
  storedIn: "device",
  // As it was named by older builds and as the privacy page has it.
  key: "unsure_merge",
  empty: none,
  parse: parseSentLines,
  format: (entries) =>
    entries.length === 0
      ? null
      : JSON.stringify(entries.map((entry) => ({ ...entry, sent: toSavedLines(entry.sent) }))),
});

/** Requests without a response. Their lines stay in the device's cart until they are confirmed. */
export const sentLines = {
  /** An account's requests, oldest first. */
  read: (userId: string): readonly StoredLines[] =>
    store.read().filter((entry) => entry.userId === userId),

  /** Adds a request. The device's lines now belong to this account, so those of others are dropped. */
  add(entry: SentLines): void {
    store.write([...sentLines.read(entry.userId), entry]);
  },

  /** Forgets a request; undefined for those without a key. */
  forget(key: string | undefined): void {
    store.write(store.read().filter((entry) => entry.key !== key));
  },

  /** Forgets an account's requests. */
  forgetUser(userId: string): void {
    store.write(store.read().filter((entry) => entry.userId !== userId));
  },

  /** Drops pieces that have left the device: a product added again later isn't a repeated request. */
  clip(lines: readonly CartLine[]): void {
    if (store.read().length === 0) return;
    let rest = lines;
    const clipped = store.read().map((entry) => {
      const sent = intersectLines(entry.sent, rest);
      rest = subtractLines(rest, sent);
      return { ...entry, sent };
    });
    store.write(clipped.filter(({ sent }) => sent.length > 0));
  },
};

/** Parses the stored, untrusted text. Older builds stored one entry instead of a list. */
function parseSentLines(text: string): readonly StoredLines[] {
  const saved = parseJson(text);
  const entries: readonly unknown[] = Array.isArray(saved) ? saved : [saved];
  return entries.flatMap((entry) => parseEntry(entry) ?? []);
}

function parseEntry(entry: unknown): StoredLines | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { userId, key, sent }: Partial<Record<keyof SentLines, unknown>> = entry;
  if (typeof userId !== "string") return undefined;
  if (typeof key !== "string") return parseOlderSentLines(entry);
  if (!/^[0-9a-f-]{36}$/.test(key)) return undefined;
  return { userId, key, sent: readSavedLines(sent) };
}
