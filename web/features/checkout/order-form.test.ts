import { describe, expect, it } from "vitest";
import { emptyOrderForm, type OrderForm } from "#domain/order.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { sampleLine, sampleOrder } from "#web/testing/samples.ts";
import {
  isOrderPending,
  openOrderForm,
  prepareAttempt,
  reduceOrderForm,
  startAttempt,
  type OrderFormEvent,
  type OrderFormState,
} from "./order-form.ts";
import type { OrderOutcome } from "./send-order.ts";

const filled: OrderForm = {
  name: "Arta Hoxha",
  phone: "+383 44 123 456",
  country: "Kosovë",
  email: "",
  company: "",
  nipt: "",
  otherCity: "",
  city: "Prizren",
  address: "Rruga e Lirisë 5",
  notes: "",
};
const newKey = "new key";
const customer = { name: "Arta Krasniqi", phone: "069 123 4567" };
const opened = openOrderForm(undefined, undefined, "key-1");
const twoBearings = [sampleLine("p1", 2)];

describe("the order form", () => {
  // docs/product/orders.md#from-the-account
  it("opens empty, with the customer's name and phone and a key", () => {
    expect(openOrderForm(undefined, customer, "key-1")).toEqual({
      form: { ...emptyOrderForm, name: "Arta Krasniqi", phone: "069 123 4567" },
      errors: {},
      attempt: { key: "key-1", sent: undefined, isInDoubt: false },
      phase: { kind: "editing" },
      unavailable: [],
      notice: undefined,
      questions: {},
    });
  });

  it("opens with the tab's draft, its errors and its attempt", () => {
    const attempt = { key: "key-0", sent: "two bearings", isInDoubt: true };
    const draft = { form: filled, errors: { phone: "invalid" }, attempt } as const;
    expect(openOrderForm(draft, customer, "key-1")).toMatchObject(draft);
  });

  // docs/product/orders.md#from-the-account
  it("fills only what is empty in the tab's draft, and clears the errors of that", () => {
    const form = { ...filled, phone: "", city: "" };
    const errors = { phone: "missing", city: "missing" } as const;
    const draft = { form, errors, attempt: startAttempt("key-0") };
    expect(openOrderForm(draft, customer, "key-1")).toMatchObject({
      form: { name: "Arta Hoxha", phone: "069 123 4567", city: "" },
      errors: { city: "missing" },
    });
    expect(openOrderForm(draft, customer, "key-1").errors).not.toHaveProperty("phone");
    expect(openOrderForm(draft, { name: "Arta", phone: null }, "key-1")).toMatchObject(draft);
  });

  it("takes what is typed and clears the field's error only", () => {
    const marked = after(opened, { type: "incomplete", missing: ["name", "phone"] });
    const typed = after(marked, { type: "edited", field: "name", value: "Arta" });
    expect(typed.form).toEqual({ ...emptyOrderForm, name: "Arta" });
    expect(typed.errors).toEqual({ phone: "missing" });
  });

  it("clears the city with the country, but not for the same country", () => {
    const country = { type: "edited", field: "country" } as const;
    const same = after({ ...opened, form: filled }, { ...country, value: "Kosovë" });
    expect(same.form.city).toBe("Prizren");
    expect(after(same, { ...country, value: "Shqipëri" }).form).toEqual({
      ...filled,
      country: "Shqipëri",
      city: "",
    });
  });

  it("marks the missing fields and stays open for typing", () => {
    const marked = after(opened, { type: "incomplete", missing: ["name", "city"] });
    expect(marked.errors).toEqual({ name: "missing", city: "missing" });
    expect(isOrderPending(marked)).toBe(false);
  });

  it("is pending from the confirmation to the response", () => {
    const confirmed = after(opened, { type: "confirmed" });
    expect(isOrderPending(confirmed)).toBe(true);
    const sent = after(confirmed, { type: "sent", attempt: next(confirmed) });
    expect(isOrderPending(sent)).toBe(true);
    expect(isOrderPending(answered(sent, { kind: "no-answer" }))).toBe(false);
  });

  it("keeps everything when the session turns out to have ended", () => {
    const typed = { ...opened, form: filled };
    const ended = after(typed, { type: "confirmed" }, { type: "session-ended" });
    expect(ended).toEqual(typed);
  });

  it("keeps what is typed while the order is pending", () => {
    const sent = sendAgain({ ...opened, form: filled });
    const typed = after(sent, { type: "edited", field: "notes", value: "Ring twice" });
    const late = answered(typed, { kind: "rejected", fields: ["phone"] });
    expect(late.form).toEqual({ ...filled, notes: "Ring twice" });
  });
});

describe("the response to an order", () => {
  const sent = sendAgain({ ...opened, form: filled });

  it("shows a placed order", () => {
    const order = { ...sampleOrder(7), link_token: "0".repeat(64) };
    expect(answered(sent, { kind: "placed", order }).phase).toEqual({ kind: "placed", order });
  });

  it("marks the rejected fields and keeps the form", () => {
    const rejected = answered(sent, { kind: "rejected", fields: ["phone", "address"] });
    expect(rejected).toMatchObject({
      form: filled,
      errors: { phone: "invalid", address: "invalid" },
      phase: { kind: "editing" },
    });
    expect(sendAgain(rejected).errors).toEqual({});
  });

  it("lists the products that are no longer sold, also during the next attempt", () => {
    const products = [{ id: "p1", name: "NSK 6205" }];
    const unavailable = answered(sent, { kind: "unavailable", products });
    expect(unavailable).toMatchObject({ unavailable: products, errors: {} });
    expect(sendAgain(unavailable).unavailable).toEqual(products);
  });

  it.each(["placed-earlier", "deleted"] as const)(
    "starts a new order if the earlier one is %s",
    (kind) => {
      const noticed = answered(sent, { kind });
      expect(noticed).toMatchObject({ notice: kind, attempt: startAttempt(newKey) });
      expect(sendAgain(noticed).notice).toBeUndefined();
    },
  );

  it("changes nothing else if the order isn't possible for now", () => {
    expect(answered(sent, { kind: "not-now" })).toEqual({
      ...opened,
      form: filled,
      attempt: { ...sent.attempt, isInDoubt: false },
    });
  });

  it("offers to send later without one, until the next attempt", () => {
    const lost = answered(sent, { kind: "no-answer" });
    expect(lost.notice).toBe("no-answer");
    expect(after(lost, { type: "confirmed" }).notice).toBe("no-answer");
    expect(sendAgain(lost).notice).toBeUndefined();
  });
});

describe("an order without a connection", () => {
  const order: QueuedOrder = {
    key: "key-1",
    owner: null,
    madeAt: "2026-11-22T14:05:00.000Z",
    form: filled,
    lines: twoBearings,
    isInDoubt: false,
  };

  it("is shown as queued, before an attempt and after one without a response", () => {
    const queued = { kind: "queued", order };
    const typed = { ...opened, form: filled };
    expect(after(typed, { type: "queued", order }).phase).toEqual(queued);
    expect(after(sendAgain(typed), { type: "queued", order }).phase).toEqual(queued);
  });

  it("is in doubt after an attempt without a response", () => {
    expect(sendAgain(opened).attempt.isInDoubt).toBe(true);
  });
});

function after(state: OrderFormState, ...events: readonly OrderFormEvent[]): OrderFormState {
  return events.reduce(reduceOrderForm, state);
}

/** The attempt that would be sent now. */
function next(state: OrderFormState, contents = "two bearings"): OrderFormState["attempt"] {
  return prepareAttempt(state.attempt, contents, newKey);
}

/** The form with a pending attempt. */
function sendAgain(state: OrderFormState, contents?: string): OrderFormState {
  return after(state, { type: "confirmed" }, { type: "sent", attempt: next(state, contents) });
}

function answered(state: OrderFormState, outcome: OrderOutcome): OrderFormState {
  return after(state, { type: "answered", outcome, newKey });
}
