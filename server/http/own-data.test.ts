import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let owner: Awaited<ReturnType<TestApp["signIn"]>>;
let other: typeof owner;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
  const product = await insertProduct(app.appContext.db);
  [owner, other] = [await app.signIn("customer"), await app.signIn("customer")];
  for (const [{ cookie }, name] of [
    [owner, "Owner Hoxha"],
    [other, "Other Leka"],
  ] as const) {
    const body = createOrderRequest([product], { customer_name: name });
    await app.call("/api/orders", { method: "POST", body, cookie });
  }
});

afterAll(() => app.close());

const path = "/api/auth/own-data";

// docs/product/accounts.md#export
test("an account downloads its own data and no other's, whatever it sends", async () => {
  expect((await app.call(path)).status).toBe(401);
  expect((await app.call(path, { cookie: "shop.session_token=forged.forged" })).status).toBe(401);
  for (const query of [
    "",
    `?userId=${other.userId}`,
    `?user_id=${other.userId}&email=${other.email}`,
  ]) {
    const answer = await app.fetch(path + query, {
      cookie: owner.cookie,
      headers: { "x-user-id": other.userId },
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain("Owner Hoxha");
    for (const foreign of ["Other Leka", other.userId, other.email]) {
      expect(text).not.toContain(foreign);
    }
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(/my-data-\d{4}-\d\d-\d\d\.json/);
  }
  expect((await app.call(path, { method: "POST", body: {}, cookie: owner.cookie })).status).toBe(
    405,
  );
});

// docs/product/accounts.md#deletion
test("an account is erased by its own password only, and takes no other along", async () => {
  const erase = async (body: object, cookie?: string): Promise<number> =>
    (await app.call("/api/auth/delete-user", { method: "POST", body, cookie })).status;
  const password = "Test-password-1";
  expect(await erase({ password })).toBe(401);
  expect(await erase({ password: "Wrong-password-1" }, owner.cookie)).toBe(422);
  expect(await erase({ password, userId: other.userId }, owner.cookie)).toBe(422);
  const signedIn = async ({ cookie }: typeof owner): Promise<number> =>
    (await app.call("/api/auth/own-data", { cookie })).status;
  expect(await signedIn(owner)).toBe(200);
  expect(await erase({ password }, owner.cookie)).toBe(200);
  expect([await signedIn(owner), await signedIn(other)]).toEqual([401, 200]);
  const { body } = await app.call("/api/orders", { cookie: other.cookie });
  expect(body["items"]).toMatchObject([{ customer_name: "Other Leka" }]);
});

test("downloads are limited per account", async () => {
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await app.call(path, { cookie: other.cookie })).status);
  }
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});
