import { parse } from "csv-parse/sync";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const rowCount = 5_000;
const errors = [
  ["-1.00", "3", "price: must be 0 or more with at most two decimals, such as 1234.50"],
  ["1.005", "3", "price: must be 0 or more with at most two decimals, such as 1234.50"],
  ["", "3", "price: a new product needs one"],
  ["1.00", "2.5", "stock_quantity: must be a whole number of 0 or more"],
  ["1.00", "9999999999", "stock_quantity: must be at most 2147483647"],
] as const;

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.signIn("admin"));
});

afterAll(() => app.close());

// docs/product/admin.md#preview-before-import
test("rejects exactly the 100 faulty rows of 5,000; one undo reverts the others", async () => {
  const known = await insertProduct(app.appContext.db, { name: "Product 1", price: "77.00" });
  const answer = await upload(bigFile());
  expect(answer).toMatchObject({
    status: 201,
    body: { state: "draft", counts: { create: 4_899, change: 1, same: 0, refuse: 100 } },
  });
  const id = String(answer.body["id"]);
  expect(await listRejected(id)).toEqual(expectedRejections());
  expect(await countProducts()).toBe(1);

  const applied = await post(`/api/admin/imports/${id}/apply`);
  expect(applied).toMatchObject({ status: 200, body: { state: "applied" } });
  expect(applied.body["counts"]).toEqual(answer.body["counts"]);
  expect(await countProducts()).toBe(4_900);
  expect(await getPrice(known)).toBe("2.00");
  const list = await app.call("/api/products?search=Product 4998");
  expect(list.body["count"]).toBe(1);
  // The updated product, then the new ones a thousand at a time.
  expect(await readChangeKinds()).toEqual(["updated", "many", "many", "many", "many", "many"]);
  expect(await app.appContext.db.$count(history, eq(history.actorName, "Test Person"))).toBe(4_900);

  const undone = await post(`/api/admin/imports/${id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { state: "undone", kept: 0 } });
  expect(await countProducts()).toBe(1);
  expect(await getPrice(known)).toBe("77.00");
  const again = await post(`/api/admin/imports/${id}/undo`);
  expect(again).toMatchObject({ status: 409, body: { code: "import_state" } });
}, 60_000);

test("rejects an unreadable file with the reason", async () => {
  const answer = await upload(new File(["name,colour\nA,red"], "products.csv"));
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: "import_file_refused",
      message: "This file can’t be read as a list of products.",
      data: { reason: expect.stringContaining("“colour” is unknown") },
    },
  });
});

// docs/product/admin.md#size-of-a-file
test("accepts 10 MB and rejects one byte more", async () => {
  const bytes = (size: number): File => new File([new Uint8Array(size).fill(97)], "a.csv");
  expect(await upload(bytes(10_000_000))).toMatchObject({ status: 422 });
  const answer = await upload(bytes(10_000_001));
  expect(answer).toMatchObject({ status: 413, body: { code: "body_too_large" } });
});

// docs/product/admin.md#export-without-formulas
test("exports are downloads with cache-control: no-store", async () => {
  await insertProduct(app.appContext.db, { name: "=1+1" });
  for (const what of ["products", "orders"]) {
    const response = await app.fetch(`/api/admin/exports/${what}`, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(response.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="${what}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const rows: string[][] = parse(await response.text(), { bom: true });
    expect(rows.flat()).not.toContain("=1+1");
  }
});

test("visitors and customers can neither export nor import", async () => {
  const customer = await app.signIn("customer");
  const id = "0190a000-0000-7000-8000-000000000000";
  const calls = [
    ["GET", "/api/admin/exports/products"],
    ["GET", "/api/admin/exports/orders"],
    ["GET", "/api/admin/imports"],
    ["GET", `/api/admin/imports/${id}`],
    ["GET", `/api/admin/imports/${id}/rows`],
    ["POST", "/api/admin/imports"],
    ["POST", `/api/admin/imports/${id}/apply`],
    ["POST", `/api/admin/imports/${id}/undo`],
  ] as const;
  for (const [method, path] of calls) {
    expect(await app.call(path, { method })).toMatchObject({ status: 401 });
    const rejected = await app.call(path, { method, cookie: customer.cookie });
    expect(rejected).toMatchObject({ status: 403 });
  }
});

/** Every 50th row is faulty, each in a different way; row 3 of the file changes a product. */
function bigFile(): File {
  const lines = Array.from({ length: rowCount }, (_, index) => {
    const error = index % 50 === 49 ? errors[((index - 49) / 50) % errors.length] : undefined;
    const price = error?.[0] ?? `${index + 1}.00`;
    return `Product ${index},${price},NSK,Bearings,${error?.[1] ?? 20},"Line 1, ${index}\nline 2"`;
  });
  const header = "name,price,brand,category,stock_quantity,description";
  return new File([[header, ...lines].join("\r\n")], "new products.csv");
}

function expectedRejections(): unknown[] {
  return Array.from({ length: 100 }, (_, index) => ({
    row: index * 50 + 51,
    outcome: "refuse",
    name: `Product ${index * 50 + 49}`,
    product_id: null,
    reasons: [errors[index % errors.length]?.[2]],
    changed_fields: [],
    changes: {},
  }));
}

async function listRejected(id: string): Promise<unknown> {
  const path = `/api/admin/imports/${id}/rows?outcome=refuse&limit=200`;
  return (await app.call(path, { cookie })).body["items"];
}

function upload(file: File): ReturnType<TestApp["call"]> {
  const form = new FormData();
  form.set("file", file);
  return app.call("/api/admin/imports", { method: "POST", form, cookie });
}

function post(path: string): ReturnType<TestApp["call"]> {
  return app.call(path, { method: "POST", cookie });
}

function countProducts(): Promise<number> {
  return app.appContext.db.$count(products, isNull(products.deletedAt));
}

async function getPrice(id: string): Promise<string | undefined> {
  const where = and(eq(products.id, id), isNull(products.deletedAt));
  return (await app.appContext.db.select().from(products).where(where))[0]?.price;
}

async function readChangeKinds(): Promise<string[]> {
  const rows = await app.appContext.db.select().from(changes).orderBy(changes.seq);
  return rows.map((row) => row.kind);
}
