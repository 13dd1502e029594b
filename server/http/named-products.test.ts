import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.appContext;
  const names = ["NSK 6205DDU", "PPL 6205-2RS", "NSK 62051", "NSK 6207", "Oil Seal 25x47x7"];
  for (const name of names) await insertProduct(db, { name, category: "C", brand: "B" });
  await insertProduct(db, { name: "NSK 6205ZZ", category: "C", brand: "B", isActive: false });
  await insertProduct(db, { name: "6205 old", category: "C", brand: "B", deletedAt: new Date() });
});

afterAll(() => app.close());

const ask = (codes: string): Promise<ApiAnswer> =>
  app.call(`/api/products/named?codes=${encodeURIComponent(codes)}`);

// docs/product/catalogue.md#sold-or-asked-for
test("one request lists the visible products of many codes, by name", async () => {
  const { status, body } = await ask("6205, 6206,25x47x7");
  expect(status).toBe(200);
  expect(body["items"]).toMatchObject([
    { name: "NSK 6205DDU" },
    { name: "Oil Seal 25x47x7" },
    { name: "PPL 6205-2RS" },
  ]);
});

test.each(["%%", "__", "\\\\", "'; --", "x".repeat(4000), ",,", "\0\0", "ab,".repeat(1200)])(
  "the codes %j are answered without products",
  async (codes) => {
    const { status, body } = await ask(codes);
    expect([status, body["items"]]).toEqual([200, []]);
  },
);

test.each(["", "6", "6".repeat(4001)])("the codes %j are rejected", async (codes) => {
  const { status, body } = await ask(codes);
  expect([status, body["code"]]).toEqual([422, "invalid_input"]);
});
