import { isRecord, parseJson } from "#domain/json.ts";
import { createStoredText } from "#web/platform/stored-value.ts";

/** Identifies a form draft stored in the tab. */
export type DraftPlace = {
  /** Name of the form. */
  readonly name: string;
  /** The user's id; undefined after the session has ended, when drafts are neither read nor written. */
  readonly owner: string | undefined;
};

/**
 * Parses the fields of a stored draft. They are untrusted; the caller must validate them.
 * @param text The stored text, null or empty if there is none.
 * @param owner Id of the user that the draft must belong to.
 */
export function parseDraft(
  text: string | null,
  owner: string | undefined,
): ReadonlyMap<string, unknown> | undefined {
  const saved = parseJson(text);
  if (!isRecord(saved) || !isRecord(saved["fields"])) return undefined;
  if (owner === undefined || saved["owner"] !== owner) return undefined;
  return new Map(Object.entries(saved["fields"]));
}

/**
 * Whether a user may see a draft that guests can write, too: a guest's is kept after a sign-in, an account's is for
 * that account only.
 * @param storedOwner Untrusted; null for a guest, undefined in drafts of older builds.
 * @param owner The user's id, undefined for a guest.
 */
export function isOwnDraft(storedOwner: unknown, owner: string | undefined): boolean {
  return storedOwner === undefined || storedOwner === null || storedOwner === owner;
}

/** Loads a form's draft from the tab. */
export function loadDraft({ name, owner }: DraftPlace): ReturnType<typeof parseDraft> {
  return parseDraft(createStoredText("tab", name).read(), owner);
}

/** Saves a form's fields, so that they survive navigation, a reload and an expired session. */
export function saveDraft({ name, owner }: DraftPlace, fields: object): void {
  if (owner !== undefined) createStoredText("tab", name).write(JSON.stringify({ owner, fields }));
}

/** Removes a draft after it was saved or discarded. */
export function forgetDraft({ name }: DraftPlace): void {
  createStoredText("tab", name).write("");
}
