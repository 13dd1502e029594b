import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { countOrderMailRecipients } from "./count-order-mail-recipients.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext({ staffEmails: ["sales@shop.example"] });
});

afterAll(() => appContext.close());

// docs/product/admin.md#mail-about-new-orders
test("admins learn how many addresses get mail about new orders, others don't", () => {
  expect(countOrderMailRecipients(appContext.actAs(testAdmin))).toBe(1);
  for (const [actor, code] of [
    [visitor, "unauthorized"],
    [testCustomer, "forbidden"],
  ] as const) {
    expect(() => countOrderMailRecipients(appContext.actAs(actor))).toThrow(
      expect.objectContaining({ code }),
    );
  }
});
