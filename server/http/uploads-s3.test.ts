import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#server/db/schema/staff.ts";
import { sweepUploads } from "#server/services/uploads/sweep-uploads.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { makeForm, createImageFile } from "#server/testing/create-image-file.ts";
import { startS3Server, type S3Server } from "#server/testing/start-s3-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let store: S3Server;
let app: TestApp;
/** Another process on the same database and store. */
let second: TestApp;

beforeAll(async () => {
  store = await startS3Server();
  app = await createTestApp({ s3: store.settings });
  const { databaseUrl } = app.appContext;
  second = await createTestApp({ s3: store.settings, databaseUrl });
});

afterAll(async () => {
  await second.close();
  await app.close();
  await store.close();
});

// docs/product/reliability.md#several-servers
test("uploads: an image goes to an S3 store, and another process delivers and sweeps it", async () => {
  const { cookie } = await app.signIn("admin");
  const form = makeForm(await createImageFile("jpeg", 900, 600));
  const call = { method: "POST", form, cookie };
  const uploaded = await app.call("/api/uploads/ONLINE%20SHOP", call);
  expect(uploaded.status).toBe(201);
  expect(await readdir(app.appContext.config.dataDir)).not.toContain("uploads");

  const address = String(uploaded.body["image_url"]);
  const sizes = [
    address,
    address.replace(".jpg", "-640.avif"),
    address.replace(".jpg", "-320.webp"),
  ];
  for (const path of sizes) {
    const answer = await second.fetch(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(answer.headers.get("cache-control")).toContain("immutable");
  }
  const head = await app.fetch(address, { method: "HEAD" });
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const other = address.replace(".jpg", "-500.avif");
  expect((await app.fetch(other)).status).toBe(404);

  const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1_000);
  expect(await sweepUploads({ ...second.appContext, now: () => inTwoDays })).toBe(1);
  for (const path of sizes) expect((await app.fetch(path)).status).toBe(404);
  expect(await app.appContext.db.select().from(uploads)).toEqual([]);
});

test("a store that rejects us or is down is an error, not a missing file", async () => {
  const { dataDir } = app.appContext.config;
  const key = "ONLINE SHOP/products/ab.jpg";
  const rejected = { ...store.settings, accessKeyId: "unknown-key" };
  const put = createFileStorage({ dataDir, s3: rejected }).put(
    key,
    new Uint8Array(3),
    "image/jpeg",
  );
  await expect(put).rejects.toThrow("Cannot write file");
  const away = { ...store.settings, endpoint: "http://127.0.0.1:1" };
  const read = createFileStorage({ dataDir, s3: away }).read(key);
  await expect(read).rejects.toThrow("Unable to retrieve metadata");
});
