import { describe, expect, it } from "vitest";
import { noteRefusal, prepareTry, startAttempt } from "./order-attempt.ts";

describe("the key of an order", () => {
  it("is created with the form and used by the first attempt", () => {
    const opened = startAttempt("key-1");
    expect(prepareTry(opened, "two bearings", makeKeys()).key).toBe("key-1");
  });

  // docs/product/orders.md#one-order-per-key
  it("stays for equal contents after a lost response and after a rejection", () => {
    const lost = prepareTry(startAttempt("key-1"), "two bearings", makeKeys());
    expect(prepareTry(lost, "two bearings", makeKeys()).key).toBe("key-1");
    const refused = noteRefusal(startAttempt("key-1"), lost, false);
    expect(prepareTry(refused, "two bearings", makeKeys()).key).toBe("key-1");
  });

  it("is renewed for changed contents after a definite response", () => {
    const opened = startAttempt("key-1");
    const refused = noteRefusal(opened, prepareTry(opened, "two bearings", makeKeys()), false);
    expect(prepareTry(refused, "three bearings", makeKeys())).toEqual({
      key: "new-1",
      sent: "three bearings",
      isInDoubt: true,
    });
  });

  it("stays for changed contents after a lost response, since the first order may exist", () => {
    const lost = prepareTry(startAttempt("key-1"), "two bearings", makeKeys());
    expect(prepareTry(lost, "three bearings", makeKeys()).key).toBe("key-1");
  });

  it("stays in doubt when a later attempt is rejected for another reason", () => {
    const lost = prepareTry(startAttempt("key-1"), "two bearings", makeKeys());
    const again = prepareTry(lost, "three bearings", makeKeys());
    const refused = noteRefusal(lost, again, false);
    expect(refused.isInDoubt).toBe(true);
    expect(prepareTry(refused, "four bearings", makeKeys()).key).toBe("key-1");
  });

  it("is renewed when the error reports that no order exists under it", () => {
    const lost = prepareTry(startAttempt("key-1"), "two bearings", makeKeys());
    const again = prepareTry(lost, "three bearings", makeKeys());
    const refused = noteRefusal(lost, again, true);
    expect(prepareTry(refused, "four bearings", makeKeys()).key).toBe("new-1");
  });
});

function makeKeys(): () => string {
  let made = 0;
  return () => `new-${(made += 1)}`;
}
