import { isRecord, parseJson } from "#domain/json.ts";
import { maxQuotePhotos, quoteTextLimits } from "#domain/quote.ts";
import { isUuid } from "#domain/uuid.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { isOwnDraft } from "#web/forms/saved-draft.ts";
import { createStoredText } from "#web/platform/stored-value.ts";

/** Fields of the request in the form's order. */
export const quoteFields = ["note", "name", "phone", "email", "companyName", "nipt"] as const;

export type QuoteField = (typeof quoteFields)[number];

/** A photo that the shop has. */
export type StoredPhoto = {
  readonly id: string;
  readonly name: string;
  /** Data URL of a small version; empty if the browser couldn't draw one. */
  readonly thumbnail: string;
};

/** What is typed besides the parts, until it is sent. */
export type QuoteDraft = {
  /** A field that wasn't touched is absent, so that an account's details can stand in. */
  readonly fields: Readonly<Partial<Record<QuoteField, string>>>;
  readonly isUrgent: boolean;
  readonly photos: readonly StoredPhoto[];
  /** Idempotency key of the request, a UUID; the photos belong to it. */
  readonly key: string;
};

const storedDraft = createStoredText("tab", "quote_form");
const maxThumbnail = 40_000;

/**
 * Parses the tab's draft: untrusted text, of which only valid parts are used.
 *
 * @param owner The customer's id, undefined for a guest. A guest's draft is kept after a sign-in; an account's
 * draft is for that account only.
 */
export function parseQuoteDraft(text: string, owner: string | undefined): QuoteDraft {
  const value = parseJson(text);
  const stored = isRecord(value) && isOwnDraft(value["owner"], owner) ? value : {};
  const { fields, photos, key } = stored;
  const hasKey = typeof key === "string" && isUuid(key);
  return {
    fields: readFields(fields),
    isUrgent: stored["isUrgent"] === true,
    // Photos of another key aren't the request's.
    photos: hasKey && Array.isArray(photos) ? photos.filter(isPhoto).slice(0, maxQuotePhotos) : [],
    key: hasKey ? key : makeRandomKey(),
  };
}

export function loadQuoteDraft(owner: string | undefined): QuoteDraft {
  return parseQuoteDraft(storedDraft.read(), owner);
}

/** Saves the draft in the tab, so that a reload loses nothing. */
export function saveQuoteDraft(draft: QuoteDraft, owner: string | undefined): void {
  storedDraft.write(JSON.stringify({ owner: owner ?? null, ...draft }));
}

/** The draft after a sent request; the contact stays for the next one. */
export function nextQuoteDraft({ fields }: QuoteDraft): QuoteDraft {
  const { note: _, ...contact } = fields;
  return { fields: contact, isUrgent: false, photos: [], key: makeRandomKey() };
}

function readFields(value: unknown): QuoteDraft["fields"] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    quoteFields.flatMap((field) => {
      const text = value[field];
      return typeof text === "string" ? [[field, text.slice(0, quoteTextLimits[field])]] : [];
    }),
  );
}

function isPhoto(value: unknown): value is StoredPhoto {
  if (!isRecord(value)) return false;
  const { id, name, thumbnail } = value;
  return (
    typeof id === "string" &&
    isUuid(id) &&
    typeof name === "string" &&
    typeof thumbnail === "string" &&
    thumbnail.length <= maxThumbnail &&
    (thumbnail === "" || /^data:image\/(?:jpeg|png|webp);base64,[\w+/=]+$/.test(thumbnail))
  );
}
