import { isRecord, parseJson } from "#domain/json.ts";
import { isOwnDraft } from "#web/forms/saved-draft.ts";
import { isOrderField, readSavedOrderForm } from "#web/offline/saved-order-form.ts";
import { createStoredText } from "#web/platform/stored-value.ts";
import { startAttempt, type OrderDraft, type OrderErrors } from "./order-form.ts";

const storedDraft = createStoredText("tab", "order_form");

/**
 * Parses the tab's saved draft: untrusted text, of which only valid fields are used.
 *
 * @param text The stored text, null or empty if there is none.
 * @param owner The customer's id, undefined for a guest. A guest's draft is kept after a sign-in; an
 * account's draft is for that account only.
 */
export function parseOrderDraft(
  text: string | null,
  owner: string | undefined,
): OrderDraft | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !isRecord(value["form"]) || !isRecord(value["attempt"])) return undefined;
  if (value["owner"] === undefined || !isOwnDraft(value["owner"], owner)) return undefined;
  const { key, sent, isInDoubt } = value["attempt"];
  if (typeof key !== "string" || !/^[0-9a-f-]{36}$/.test(key)) return undefined;
  return {
    form: readSavedOrderForm(value["form"]),
    errors: readErrors(value["faults"]),
    attempt: {
      ...startAttempt(key),
      sent: typeof sent === "string" ? sent : undefined,
      isInDoubt: isInDoubt === true,
    },
  };
}

export function loadOrderDraft(owner: string | undefined): OrderDraft | undefined {
  return parseOrderDraft(storedDraft.read(), owner);
}

/** Saves a draft in the tab, so that closing the dialog or reloading loses nothing. */
export function saveOrderDraft(
  { form, errors, attempt }: OrderDraft,
  owner: string | undefined,
): void {
  const stored = { owner: owner ?? null, form, faults: errors, attempt };
  storedDraft.write(JSON.stringify(stored));
}

/** Removes the draft once it has become an order. */
export function clearOrderDraft(): void {
  storedDraft.write("");
}

function readErrors(raw: unknown): OrderErrors {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([field, error]) => isOrderField(field) && (error === "missing" || error === "invalid"),
    ),
  );
}
