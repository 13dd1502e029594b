import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxQuotePhotoBytes } from "#domain/quote.ts";
import { uploads } from "#server/db/schema/staff.ts";
import { sweepUploads } from "#server/services/uploads/sweep-uploads.ts";
import { appendBytes, createImageFile } from "#server/testing/create-image-file.ts";
import { createQuoteRequest } from "#server/testing/create-quote-request.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let admin: string;
let customer: string;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
  admin = (await app.signIn("admin")).cookie;
  customer = (await app.signIn("customer")).cookie;
  jpeg = await createImageFile("jpeg", 60, 40);
});

afterAll(() => app.close());

// docs/product/quotes.md#who-sees-the-photos
test("staff and the quote's own link read its photo, no other client", async () => {
  const { photo, quote } = await sendWithPhoto();
  const other = await sendWithPhoto();
  expect(quote["photos"]).toEqual([{ id: photo }]);
  const own = await readByLink(quote["link_token"], photo);
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(own.headers.get("cache-control")).toBe("no-store");
  expect(await sharp(await own.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 40 });
  expect((await readByLink(other.quote["link_token"], photo)).status).toBe(404);

  const path = `/api/admin/quotes/${String(quote["id"])}/photos/${photo}`;
  expect((await app.fetch(path, { cookie: admin })).status).toBe(200);
  expect((await app.fetch(path)).status).toBe(401);
  expect((await app.fetch(path, { cookie: customer })).status).toBe(403);
  const foreign = path.replace(photo, other.photo);
  expect((await app.fetch(foreign, { cookie: admin })).status).toBe(404);

  for (const { path: file } of await app.appContext.db.select().from(uploads)) {
    for (const address of [
      `/uploads/quote-photos/${file}`,
      `/uploads/quote-photos/products/${file}`,
    ]) {
      expect((await app.fetch(address)).status).toBe(404);
    }
  }
});

// docs/product/quotes.md#photos-of-a-quote
test("a photo loses where and by which camera it was taken, and its turn is applied", async () => {
  const image = sharp(jpeg).withExif({
    IFD0: { Model: "SecretPhone" },
    IFD3: { GPSLatitude: "41/1 19/1 0/1" },
  });
  const tagged = new Uint8Array(await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { body } = await upload(appendBytes(tagged, "SecretTrailer"));
  expect(body).toMatchObject({ width: 40, height: 60 });
  const rows = await app.appContext.db.select().from(uploads);
  const row = rows.find(({ id }) => id === body["id"]);
  const file = await app.appContext.storage.read(`quote-photos/${row?.path}`);
  const stream = await file?.open();
  const stored = Buffer.concat((await stream?.toArray()) ?? []);
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.toString("latin1")).not.toMatch(/Secret|Exif/);
});

// docs/product/quotes.md#photos-of-a-quote
test.each([
  ["a PDF renamed to .jpg", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["an empty file", ""],
])("%s is not a photo", async (_, content) => {
  const { status, body } = await upload(content);
  expect({ status, code: body["code"] }).toEqual({ status: 415, code: "not_an_image" });
});

// docs/product/quotes.md#photos-of-a-quote
test("a WebP and half a photo aren't photos", async () => {
  const webp = new Uint8Array(await sharp(jpeg).webp().toBuffer());
  for (const bytes of [webp, jpeg.slice(0, jpeg.length / 2)]) {
    expect((await upload(bytes)).body["code"]).toBe("not_an_image");
  }
});

// docs/product/quotes.md#photos-of-a-quote
test("10 MB are taken, a byte more is too large, and 20 MB aren't read to their end", async () => {
  const full = appendBytes(jpeg, Buffer.alloc(maxQuotePhotoBytes - jpeg.length));
  expect((await upload(full)).status).toBe(201);
  const tooLarge = { status: 413, body: { code: "photo_too_large" } };
  expect(await upload(appendBytes(full, "x"))).toMatchObject(tooLarge);
  const whole = appendBytes(jpeg, Buffer.alloc(20 * 1024 * 1024));
  expect(await upload(whole)).toMatchObject(tooLarge);
  let sent = 0;
  const piece = new Uint8Array(64 * 1024);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const endless = await app.call("/api/quotes/photos", { method: "POST", stream, headers });
  expect(endless).toMatchObject(tooLarge);
  expect(sent).toBeLessThan(maxQuotePhotoBytes + 256 * 1024);
});

// docs/product/quotes.md#limits-on-photos
test("the 31st photo of a network is rejected before it is read", async () => {
  const address = "203.0.113.7";
  for (let n = 0; n < 30; n += 1) expect((await upload("no image", { address })).status).toBe(415);
  let pulled = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  const limited = await app.call("/api/quotes/photos", {
    method: "POST",
    stream,
    headers: { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": address },
  });
  expect(limited).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(pulled).toBe(0);
  expect((await upload(jpeg, { address: "203.0.113.8" })).status).toBe(201);
});

// docs/product/quotes.md#photos-of-one-request
test("a photo of another key, of another quote or of a product can't be attached", async () => {
  const { body: foreign } = await upload(jpeg);
  const { photo } = await sendWithPhoto();
  const form = new FormData();
  form.set("file", new File([jpeg], "a.jpg"));
  const call = { method: "POST", form, cookie: admin };
  expect((await app.call("/api/uploads/product-images", call)).status).toBe(201);
  const rows = await app.appContext.db.select().from(uploads);
  const image = rows.find(({ bucket }) => bucket === "product-images")?.id ?? "";
  for (const id of [String(foreign["id"]), photo, image]) {
    const { status, body } = await send({ photos: [id] });
    expect({ status, code: body["code"] }).toEqual({ status: 422, code: "invalid_input" });
  }
});

// docs/product/quotes.md#photos-of-a-quote
test("three photos are attached in their order, a fourth is rejected", async () => {
  const key = randomUUID();
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(String((await upload(jpeg, { key })).body["id"]));
  expect((await send({ key, photos: ids })).status).toBe(422);
  const photos = ids.slice(1).toReversed();
  const { body } = await send({ key, photos });
  expect(body["photos"]).toEqual(photos.map((id) => ({ id })));
});

// docs/product/quotes.md#abandoned-photos
test("a photo without a quote is deleted after a day, one of a quote stays", async () => {
  const { photo, quote } = await sendWithPhoto();
  const key = randomUUID();
  const { body: abandoned } = await upload(jpeg, { key });
  const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
  await sweepUploads({ ...app.appContext, now: () => later(23) });
  const ids = async (): Promise<string[]> =>
    (await app.appContext.db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);
  expect(await ids()).toContain(abandoned["id"]);
  await sweepUploads({ ...app.appContext, now: () => later(25) });
  expect(await ids()).not.toContain(abandoned["id"]);
  expect(await ids()).toContain(photo);
  expect((await readByLink(quote["link_token"], photo)).status).toBe(200);
  const { status } = await send({ key, photos: [String(abandoned["id"])] });
  expect(status).toBe(422);
});

test("a photo needs a key and exactly one file", async () => {
  for (const fill of [
    (form: FormData) => form.delete("key"),
    (form: FormData) => form.set("key", "1"),
    (form: FormData) => form.delete("file"),
    (form: FormData) => form.append("file", new File([jpeg], "b.jpg")),
  ]) {
    const form = makePhotoForm(jpeg, randomUUID());
    fill(form);
    const headers = { "x-forwarded-for": "192.0.2.77" };
    const answer = await app.call("/api/quotes/photos", { method: "POST", form, headers });
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  }
});

let clients = 0;

/** Each upload comes from another network, unless an address is given. */
function upload(
  content: Uint8Array<ArrayBuffer> | string,
  { key = randomUUID(), address }: { key?: string; address?: string } = {},
): Promise<ApiAnswer> {
  clients += 1;
  const headers = { "x-forwarded-for": address ?? `192.0.2.${clients % 250}` };
  const form = makePhotoForm(content, key);
  return app.call("/api/quotes/photos", { method: "POST", form, headers });
}

function makePhotoForm(content: Uint8Array<ArrayBuffer> | string, key: string): FormData {
  const form = new FormData();
  form.set("key", key);
  form.set("file", new File([content], "photo.jpg", { type: "image/jpeg" }));
  return form;
}

function send(changes: Parameters<typeof createQuoteRequest>[1]): Promise<ApiAnswer> {
  clients += 1;
  const phone = `+355 69 ${3_000_000 + clients}`;
  const body = createQuoteRequest(["6205"], { phone, ...changes });
  return app.call("/api/quotes", { method: "POST", body });
}

async function sendWithPhoto(): Promise<{ photo: string; quote: Record<string, unknown> }> {
  const key = randomUUID();
  const photo = String((await upload(jpeg, { key })).body["id"]);
  const { status, body } = await send({ key, photos: [photo] });
  expect(status).toBe(201);
  return { photo, quote: body };
}

function readByLink(token: unknown, id: string): Promise<Response> {
  return app.fetch("/api/quotes/photo", { method: "POST", body: { token, id } });
}
