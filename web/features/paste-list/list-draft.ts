import { isRecord, parseJson } from "#domain/json.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { isOwnDraft } from "#web/forms/saved-draft.ts";
import { createStoredValue } from "#web/platform/stored-value.ts";

/** What a person decided on a line. */
export type LineChoice = {
  /** A product's id, `ask` to ask by mail, or `skip` to leave the line out. */
  readonly product?: string;
  /** As typed. */
  readonly quantity?: string;
};

/** What a line put into the cart. */
export type AddedPieces = { readonly product: string; readonly quantity: number };

/** A pasted list with the decisions on its lines, which are named by the key of their code. */
export type ListDraft = {
  /** Id of the customer who typed it, null for a guest. */
  readonly owner: string | null;
  readonly text: string;
  /** Whether the results are shown, instead of the text. */
  readonly isRead: boolean;
  readonly choices: Readonly<Record<string, LineChoice>>;
  readonly added: Readonly<Record<string, AddedPieces>>;
  /** Idempotency key of the next addition to the cart. */
  readonly key: string;
};

const maxTextLength = 200_000;

export const emptyListDraft: ListDraft = {
  owner: null,
  text: "",
  isRead: false,
  choices: {},
  added: {},
  key: "",
};

/** In the tab, as the order form: what a company needs is its own affair. */
export const listDraftStore = createStoredValue({
  storedIn: "tab",
  key: "pasted_list",
  empty: emptyListDraft,
  parse: parseListDraft,
  format: (draft) => (draft.text === "" ? null : JSON.stringify(draft)),
});

/**
 * The draft as its user may see it: a guest's is kept after a sign-in, an account's is for that account only.
 * @param owner The user's id, undefined for a guest.
 */
export function toOwnDraft(draft: ListDraft, owner: string | undefined): ListDraft {
  return isOwnDraft(draft.owner, owner) ? draft : emptyListDraft;
}

/** Starts the draft of another text; the decisions on codes that stay are kept. */
export function withText(draft: ListDraft, text: string): ListDraft {
  if (text === "") return emptyListDraft;
  return { ...draft, text: text.slice(0, maxTextLength), isRead: false };
}

/** Shows the results; the first addition gets its key here, so that a reload repeats it. */
export function withResults(draft: ListDraft): ListDraft {
  return { ...draft, isRead: true, key: draft.key === "" ? makeRandomKey() : draft.key };
}

export function withChoice(draft: ListDraft, line: string, choice: LineChoice): ListDraft {
  const before = draft.choices[line] ?? {};
  return { ...draft, choices: { ...draft.choices, [line]: { ...before, ...choice } } };
}

/** Notes what went into the cart; what is added later is another request. */
export function withAdded(draft: ListDraft, added: ListDraft["added"]): ListDraft {
  return { ...draft, added: { ...draft.added, ...added }, key: makeRandomKey() };
}

/** Parses the stored, untrusted text. */
export function parseListDraft(stored: string): ListDraft {
  const value = parseJson(stored);
  if (!isRecord(value) || typeof value["text"] !== "string") return emptyListDraft;
  const { owner, text, isRead, choices, added, key } = value;
  return {
    owner: typeof owner === "string" ? owner : null,
    text: text.slice(0, maxTextLength),
    isRead: isRead === true,
    choices: isRecord(choices) ? mapValues(choices, readChoice) : {},
    added: isRecord(added) ? mapValues(added, readAdded) : {},
    key: typeof key === "string" && /^[0-9a-f-]{36}$/.test(key) ? key : makeRandomKey(),
  };
}

function readChoice(value: unknown): LineChoice | undefined {
  if (!isRecord(value)) return undefined;
  const { product, quantity } = value;
  return {
    ...(typeof product === "string" && { product }),
    ...(typeof quantity === "string" && { quantity: quantity.slice(0, 20) }),
  };
}

function readAdded(value: unknown): AddedPieces | undefined {
  if (!isRecord(value)) return undefined;
  const { product, quantity } = value;
  return typeof product === "string" && typeof quantity === "number"
    ? { product, quantity }
    : undefined;
}

function mapValues<Value>(
  record: Readonly<Record<string, unknown>>,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const result = read(value);
      return result === undefined ? [] : [[name, result] as const];
    }),
  );
}
