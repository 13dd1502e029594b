import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxImageBytes } from "#domain/image.ts";
import { uploads } from "#server/db/schema/staff.ts";
import {
  appendBytes,
  makeForm,
  createImageFile,
  makePngHeader,
} from "#server/testing/create-image-file.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

const place = "/api/uploads/ONLINE%20SHOP";

let app: TestApp;
let admin: string;
let customer: string;
let png: Uint8Array<ArrayBuffer>;
let stored: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signIn("admin")).cookie;
  customer = (await app.signIn("customer")).cookie;
  png = await createImageFile("png", 50, 40);
  stored = String((await upload(makeForm(png))).body["image_url"]);
});

afterAll(() => app.close());

// docs/product/admin.md#re-encoded
test("an admin uploads an image and gets its URL", async () => {
  const { status, body } = await upload(makeForm(png));
  expect(status).toBe(201);
  expect(body).toEqual({ image_url: expect.stringMatching(/^\/uploads\//), width: 50, height: 40 });
  const other = await upload(makeForm(png), "/api/uploads/product-images");
  expect(String(other.body["image_url"])).toMatch(/^\/uploads\/product-images\/products\/\d+-/);
});

// docs/product/security.md#uploads-by-admins-only
test.each([
  ["a visitor", 401],
  ["a customer", 403],
])("%s is rejected before the body is read", async (who, expected) => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const cookie = who === "a customer" ? customer : undefined;
  const answer = await app.call(place, { method: "POST", stream: body, headers, cookie });
  expect(answer.status).toBe(expected);
  expect(pulled).toBe(0);
});

// docs/product/security.md#uploads-by-admins-only
test("another bucket returns 404", async () => {
  const answer = await upload(makeForm(png), "/api/uploads/secrets");
  expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
});

// docs/product/security.md#images-by-content
test.each([
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "a.svg"],
  ["an SVG named .png", '<svg xmlns="http://www.w3.org/2000/svg"/>', "a.png"],
  ["HTML named .png", "<!doctype html><script>alert(1)</script>", "a.png"],
  ["text named .png", "just text", "a.png"],
  ["an empty file", "", "a.png"],
])("%s is not an image", async (_, content, name) => {
  const { status, body } = await upload(makeForm(content, name));
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: "not_an_image", message: "Please select an image file" });
});

// docs/product/security.md#bounded-images
test("rejects an image header of 30,000 x 30,000", async () => {
  const { status, body } = await upload(makeForm(makePngHeader(30_000, 30_000)));
  expect(status).toBe(415);
  expect(body["message"]).toBe("Please select an image file");
});

// docs/product/admin.md#accepted-images, docs/product/admin.md#re-encoded
// docs/product/security.md#bounded-images
test("accepts 5 MB and rejects one byte more", async () => {
  const full = appendBytes(png, Buffer.alloc(maxImageBytes - png.length));
  expect((await upload(makeForm(full))).status).toBe(201);
  const { status, body } = await upload(makeForm(appendBytes(full, "x")));
  expect(status).toBe(413);
  expect(body).toMatchObject({
    code: "image_too_large",
    message: "Image size must be less than 5MB",
  });
});

// docs/product/security.md#bounded-images
test("rejects an endless body soon after the limit", async () => {
  let sent = 0;
  const piece = new Uint8Array(64 * 1024);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = await app.call(place, { method: "POST", stream, headers, cookie: admin });
  expect(answer).toMatchObject({ status: 413, body: { code: "image_too_large" } });
  expect(sent).toBeLessThan(maxImageBytes + 256 * 1024);
});

// docs/product/security.md#bounded-bodies
test("a product list has a separate size limit", async () => {
  const form = makeForm(new Uint8Array(10_100_000), "list.csv");
  const call = { method: "POST", form, cookie: admin };
  const answer = await app.call("/api/admin/imports", call);
  expect(answer).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  expect((await app.call("/api/admin/imports", { ...call, cookie: customer })).status).toBe(403);
});

test("accepts only a form with exactly one file", async () => {
  const json = await app.call(place, { method: "POST", body: { file: "x" }, cookie: admin });
  expect(json).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  const wrong = { status: 422, body: { code: "invalid_input" } };
  const missing = new FormData();
  missing.set("other", "x");
  expect(await upload(missing)).toMatchObject(wrong);
  const text = new FormData();
  text.set("file", "just text");
  expect(await upload(text)).toMatchObject(wrong);
  const two = makeForm(png);
  two.append("file", new File([png], "b.png"));
  expect(await upload(two)).toMatchObject(wrong);
  const elsewhere = makeForm(png);
  elsewhere.set("bucket", "product-images");
  expect((await upload(elsewhere)).body).not.toMatchObject({
    image_url: expect.stringContaining("product-images"),
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const broken = { method: "POST", rawBody: "--x\r\nno form", headers, cookie: admin };
  expect(await app.call(place, broken)).toMatchObject(wrong);
});

// docs/product/security.md#safe-delivery
test("an image is served with its own type for a year, sandboxed", async () => {
  for (const [address, type] of [
    [stored, "image/png"],
    [stored.replace(".png", "-320.avif"), "image/avif"],
    [stored.replace(".png", "-1280.webp"), "image/webp"],
  ] as const) {
    const answer = await app.fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(bytes.length).toBeGreaterThan(50);
  }
});

// docs/product/security.md#safe-delivery
test("a cached image isn't sent again, and HEAD sends no body", async () => {
  const etag = (await app.fetch(stored)).headers.get("etag") ?? "";
  const again = await app.fetch(stored, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await app.fetch(stored, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(50);
});

// docs/product/security.md#file-names-have-no-effect, docs/product/security.md#safe-delivery
test("serves no other size, folder or path outside the storage", async () => {
  const folder = "/uploads/ONLINE%20SHOP";
  const { dataDir } = app.appContext.config;
  await app.appContext.storage.put("ONLINE SHOP/products/page.html", png, "text/html");
  await app.appContext.storage.put("secrets/products/a.png", png, "image/png");
  for (const path of [
    "/uploads",
    "/uploads/",
    folder,
    `${folder}/products`,
    `${folder}/products/`,
    stored.replace(".png", "-500.webp"),
    stored.replace(".png", ".html"),
    stored.replace(".png", ".PNG"),
    `${stored}/`,
    `${stored}%00`,
    `${stored}%0d%0aset-cookie:a=b`,
    `${folder}/products/page.html`,
    `${folder}/products/.png`,
    `${folder}/products/.htaccess`,
    "/uploads/secrets/products/a.png",
    `${folder}/products/..%2f..%2f..%2fpostgres%2fa.png`,
    `${folder}/products/..%5c..%5ca.png`,
    `${folder}/%2e%2e/secrets/products/a.png`,
    `${folder}/products/%252e%252e%252fa.png`,
    `/uploads/${encodeURIComponent(dataDir)}/products/a.png`,
    "/uploads/..%2fuploads%2fsecrets/products/a.png",
    "/uploads/%ff/products/a.png",
    `${folder}/products/\u202Egnp.png`,
  ]) {
    expect((await app.fetch(path)).status).toBe(404);
  }
});

// docs/product/security.md#images-by-content
test("rejected uploads leave no rows or files", async () => {
  const rows = await app.appContext.db.select().from(uploads);
  const folder = join(app.appContext.config.dataDir, "uploads", "ONLINE SHOP", "products");
  const files = (await readdir(folder)).filter((file) => /^[0-9a-f]{32}/.test(file));
  expect(files).toHaveLength(7 * rows.filter((row) => row.bucket === "ONLINE SHOP").length);
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set(["stored"]));
});

function upload(form: FormData, path = place): Promise<ApiAnswer> {
  return app.call(path, { method: "POST", form, cookie: admin });
}
