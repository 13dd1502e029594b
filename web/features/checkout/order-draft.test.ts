import { describe, expect, it } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import { parseOrderDraft } from "./order-draft.ts";

const key = "22f9c971-6a9b-4492-87e0-51a25cb52bc4";
const form = { ...emptyOrderForm, name: "Arta Hoxha", city: "Prizren" };
const attempt = { key, sent: "two bearings", isInDoubt: true };

describe("the order form's draft in the tab", () => {
  // docs/product/orders.md#draft
  it("is restored with its key after a reload", () => {
    const text = JSON.stringify({ owner: null, form, attempt });
    expect(parseOrderDraft(text, undefined)).toEqual({ form, errors: {}, attempt });
  });

  it("opens as an older build saved it, with more than the draft", () => {
    const more = { isBusy: true, unavailable: [{ id: "p1", name: "NSK 6205" }], hasNoAnswer: true };
    const text = JSON.stringify({ owner: "ana", form, faults: {}, attempt, ...more });
    expect(parseOrderDraft(text, "ana")).toEqual({ form, errors: {}, attempt });
  });

  it("restores the errors of the fields", () => {
    const fieldErrors = { phone: "invalid", city: "odd", else: "missing" };
    const text = JSON.stringify({ owner: null, form, faults: fieldErrors, attempt });
    expect(parseOrderDraft(text, undefined)?.errors).toEqual({ phone: "invalid" });
  });

  // docs/product/orders.md#draft
  it("is kept when the guest signs in", () => {
    const text = JSON.stringify({ owner: null, form, attempt });
    expect(parseOrderDraft(text, "ana")?.form.name).toBe("Arta Hoxha");
  });

  // docs/product/orders.md#draft
  it("is restored only for the account that typed it", () => {
    const text = JSON.stringify({ owner: "ana", form, attempt });
    expect(parseOrderDraft(text, "ana")).toBeDefined();
    expect(parseOrderDraft(text, "besa")).toBeUndefined();
    expect(parseOrderDraft(text, undefined)).toBeUndefined();
  });

  it.each([
    null,
    "",
    "[]",
    "{}",
    JSON.stringify({ owner: null, form }),
    JSON.stringify({ owner: null, form, attempt: { key: "1" } }),
    JSON.stringify({ form, attempt }),
  ])("ignores %j", (text) => {
    expect(parseOrderDraft(text, undefined)).toBeUndefined();
  });

  it("accepts only text, cut to the field's max length", () => {
    const odd = { name: 7, phone: "0".repeat(500), notes: null };
    const draft = parseOrderDraft(JSON.stringify({ owner: null, form: odd, attempt }), undefined);
    expect(draft?.form).toEqual({ ...emptyOrderForm, phone: "0".repeat(40) });
  });
});
