import { tabMemory } from "./tab-memory.ts";

/** What was typed into a form, kept in the tab for the person who typed it. */
export interface DraftPlace {
  /** Names the form. */
  readonly name: string;
  /** The person's id; undefined once the session has ended, when nothing is read or written. */
  readonly owner: string | undefined;
}

/**
 * Reads a kept draft's fields. Untrusted: the reader takes only what fits.
 *
 * @param text What the tab keeps, null where it keeps nothing.
 * @param owner Whose draft it has to be.
 */
export function parseKeptDraft(
  text: string | null,
  owner: string | undefined,
): ReadonlyMap<string, unknown> | undefined {
  const kept = parseJson(text);
  if (!isRecord(kept) || !isRecord(kept["fields"])) return undefined;
  if (owner === undefined || kept["owner"] !== owner) return undefined;
  return new Map(Object.entries(kept["fields"]));
}

/** Reads what the tab keeps of a form. */
export function loadKeptDraft({ name, owner }: DraftPlace): ReturnType<typeof parseKeptDraft> {
  return parseKeptDraft(tabMemory.read(name), owner);
}

/** Keeps a form's fields, so that leaving, a reload and an expired session lose nothing. */
export function keepDraft({ name, owner }: DraftPlace, fields: object): void {
  if (owner !== undefined) tabMemory.write(name, JSON.stringify({ owner, fields }));
}

/** Forgets them, once they are saved or thrown away. */
export function forgetDraft({ name }: DraftPlace): void {
  tabMemory.forget(name);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
