import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import { sampleLine, sampleOrder } from "#web/testing/samples.ts";
import {
  fingerprintOrder,
  openOrderForm,
  prepareAttempt,
  reduceOrderForm,
  type OrderFormState,
} from "./order-form.ts";
import { orderContents, type OrderOutcome } from "./send-order.ts";

const newKey = "new key";
const opened = openOrderForm(undefined, undefined, "key-1");

describe("the key of an order", () => {
  it("is created with the form and used by the first attempt", () => {
    expect(sendAgain(opened).attempt.key).toBe("key-1");
  });

  // docs/product/orders.md#one-order-per-key
  it("stays for equal contents after a lost response and after a rejection", () => {
    const lost = answered(sendAgain(opened), { kind: "no-answer" });
    expect(sendAgain(lost).attempt.key).toBe("key-1");
    const rejected = answered(sendAgain(opened), { kind: "rejected", fields: [] });
    expect(sendAgain(rejected).attempt.key).toBe("key-1");
  });

  it("is renewed for changed contents after a definite response", () => {
    const rejected = answered(sendAgain(opened), { kind: "rejected", fields: [] });
    expect(prepareAttempt(rejected.attempt, "three bearings", newKey)).toEqual({
      key: newKey,
      sent: "three bearings",
      isInDoubt: true,
    });
  });

  it("stays for changed contents after a lost response, since the first order may exist", () => {
    const lost = answered(sendAgain(opened), { kind: "no-answer" });
    expect(sendAgain(lost, "three bearings").attempt.key).toBe("key-1");
  });

  it.each([{ kind: "rejected", fields: [] }, { kind: "not-now" }] as const)(
    "stays in doubt when a later attempt is rejected for another reason: $kind",
    (outcome) => {
      const lost = answered(sendAgain(opened), { kind: "no-answer" });
      const rejected = answered(sendAgain(lost, "three bearings"), outcome);
      expect(rejected.attempt.isInDoubt).toBe(true);
      expect(sendAgain(rejected, "four bearings").attempt.key).toBe("key-1");
    },
  );

  it("is renewed when the error reports that no order exists under it", () => {
    const lost = answered(sendAgain(opened), { kind: "no-answer" });
    const gone = answered(sendAgain(lost, "three bearings"), { kind: "unavailable", products: [] });
    expect(sendAgain(gone, "four bearings").attempt.key).toBe(newKey);
  });

  it("stays when a price changes, and is renewed for other pieces or another owner", () => {
    const sent = getContents("arta", 2, 690);
    const rejected = { key: "key-1", sent, isInDoubt: false };
    const keyFor = (contents: string): string => prepareAttempt(rejected, contents, newKey).key;
    expect(keyFor(getContents("arta", 2, 720))).toBe("key-1");
    expect(keyFor(getContents("arta", 3, 690))).toBe(newKey);
    expect(keyFor(getContents(undefined, 2, 690))).toBe(newKey);
  });
});

describe("attempts at one order", () => {
  const attempt = fc.record({
    contents: fc.constantFrom("one bearing", "two bearings", "three bearings"),
    fate: fc.constantFrom("arrives", "request lost", "response lost", "rejected"),
  });

  it("never create an order that the customer doesn't learn of", () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 12 }), (attempts) => {
        const orders = new Map<string, string>();
        let state = opened;
        let known = 0;
        for (const [index, { contents, fate }] of attempts.entries()) {
          state = reduceOrderForm(state, {
            type: "sent",
            attempt: prepareAttempt(state.attempt, contents, `changed ${index}`),
          });
          const outcome = receive(orders, state.attempt.key, contents, fate);
          if (outcome.kind === "placed" || outcome.kind === "placed-earlier") known += 1;
          state = reduceOrderForm(state, { type: "answered", outcome, newKey: `next ${index}` });
          if (outcome.kind === "placed")
            state = openOrderForm(undefined, undefined, `opened ${index}`);
          expect(orders.size - known).toBeLessThanOrEqual(state.attempt.isInDoubt ? 1 : 0);
        }
      }),
    );
  });
});

/** What a shop with these orders, by key, does with an attempt. */
function receive(
  orders: Map<string, string>,
  key: string,
  contents: string,
  fate: string,
): OrderOutcome {
  if (fate === "request lost") return { kind: "no-answer" };
  if (fate === "rejected") return { kind: "not-now" };
  const isEarlier = orders.has(key) && orders.get(key) !== contents;
  if (!isEarlier) orders.set(key, contents);
  if (fate === "response lost") return { kind: "no-answer" };
  if (isEarlier) return { kind: "placed-earlier" };
  return { kind: "placed", order: { ...sampleOrder(7), link_token: "" } };
}

/** The form with a pending attempt. */
function sendAgain(state: OrderFormState, contents = "two bearings"): OrderFormState {
  const attempt = prepareAttempt(state.attempt, contents, newKey);
  return reduceOrderForm(state, { type: "sent", attempt });
}

function answered(state: OrderFormState, outcome: OrderOutcome): OrderFormState {
  return reduceOrderForm(state, { type: "answered", outcome, newKey });
}

function getContents(owner: string | undefined, quantity: number, priceCents: number): string {
  const lines = [{ ...sampleLine("p1", quantity), priceCents }];
  return fingerprintOrder(owner, orderContents({ form: emptyOrderForm, lines }));
}
