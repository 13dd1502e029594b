import { isRecord, parseJson } from "#domain/json.ts";
import { createStoredValue, type StoredValue } from "#web/platform/stored-value.ts";

/** A private link that was made on this device, to an order or to a request for a quote. */
export type SavedLink = {
  /** The number that people say: the first 8 characters of the id. */
  readonly number: string;
  /** Token of the private link; it grants access to the record. */
  readonly token: string;
  /** ISO date and time. */
  readonly placedAt: string;
};

/** The private links of one kind on this device, newest first. */
export type SavedLinks = {
  readonly store: StoredValue<readonly SavedLink[]>;
  /** Saves a link and drops the oldest ones above the limit. */
  readonly save: (link: SavedLink) => void;
  /** Removes a link from the device; what it leads to stays. */
  readonly forget: (link: SavedLink) => void;
};

const maxSaved = 20;
const none: readonly SavedLink[] = [];

/** Describes the device's private links of one kind. */
export function createSavedLinks(key: string): SavedLinks {
  const store = createStoredValue({
    storedIn: "device",
    key,
    empty: none,
    parse: parseSavedLinks,
    format: (links) => (links.length === 0 ? null : JSON.stringify(links)),
  });
  return {
    store,
    save(link) {
      if (!isSavedLink(link)) return;
      const others = store.read().filter(({ token }) => token !== link.token);
      store.write([link, ...others].slice(0, maxSaved));
    },
    forget: ({ token }) => void store.write(store.read().filter((one) => one.token !== token)),
  };
}

/** Whether a text has the form of a private link's token. */
export function isLinkToken(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Parses the stored list. Invalid entries are dropped, since the storage is untrusted. */
export function parseSavedLinks(text: string): readonly SavedLink[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return none;
  const tokens = new Set<string>();
  return stored
    .filter(isSavedLink)
    .filter(({ token }) => !tokens.has(token) && tokens.add(token))
    .map(({ number, token, placedAt }) => ({ number, token, placedAt }))
    .slice(0, maxSaved);
}

function isSavedLink(value: unknown): value is SavedLink {
  if (!isRecord(value)) return false;
  const { number, token, placedAt } = value;
  return (
    typeof number === "string" &&
    /^[0-9a-f]{8}$/.test(number) &&
    typeof token === "string" &&
    isLinkToken(token) &&
    typeof placedAt === "string" &&
    /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/.test(placedAt) &&
    !Number.isNaN(Date.parse(placedAt))
  );
}
