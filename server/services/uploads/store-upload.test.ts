import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { maxImageBytes } from "#domain/image.ts";
import { uploads } from "#server/db/schema/staff.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import { appendBytes, createImageFile } from "#server/testing/create-image-file.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { storeUpload } from "./store-upload.ts";

let appContext: TestAppContext;
let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  appContext = await createTestAppContext();
  png = await createImageFile("png", 60, 40);
});

afterEach(async () => {
  const { storage, db } = appContext;
  await storage.delete(await listFiles());
  await db.delete(uploads);
});

afterAll(() => appContext.close());

test("an image is stored in each bucket's path format, with its sizes beside it", async () => {
  const first = await store("ONLINE SHOP");
  expect(first).toMatchObject({ width: 60, height: 40 });
  expect(first.image_url).toMatch(/^\/uploads\/ONLINE%20SHOP\/products\/[0-9a-f]{32}\.png$/);
  const second = await store("product-images");
  expect(second.image_url).toMatch(
    /^\/uploads\/product-images\/products\/\d{13}-[0-9a-f]{32}\.png$/,
  );
  const files = await listFiles();
  expect(files).toHaveLength(14);
  const stem = decodeURIComponent(first.image_url.replace(/^\/uploads\/|\.png$/g, ""));
  expect(files.filter((file) => file.startsWith(stem))).toHaveLength(7);
  expect(files).toContain(`${stem}-640.avif`);
  const rows = await appContext.db.select().from(uploads);
  expect(rows.map((row) => [row.state, row.createdBy])).toEqual([
    ["stored", "test-admin"],
    ["stored", "test-admin"],
  ]);
});

// docs/product/security.md#uploads-by-admins-only
test("only an admin can store images, and only in the two buckets", async () => {
  const file = new File([png], "part.png");
  const asVisitor = storeUpload(appContext.actAs(), { bucket: "ONLINE SHOP", file });
  await expect(asVisitor).rejects.toMatchObject({ code: "unauthorized" });
  const asCustomer = storeUpload(appContext.actAs(testCustomer), {
    bucket: "ONLINE SHOP",
    file,
  });
  await expect(asCustomer).rejects.toMatchObject({ code: "forbidden" });
  for (const bucket of ["", "online shop", "constructor", "../product-images", "product-images/"]) {
    await expect(store(bucket)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await listFiles()).toEqual([]);
});

// docs/product/security.md#bounded-images
test("5 MB are accepted and one byte more is rejected", async () => {
  const jpeg = await createImageFile("jpeg", 20, 20);
  const full = appendBytes(jpeg, Buffer.alloc(maxImageBytes - jpeg.length));
  expect(full).toHaveLength(5_242_880);
  expect(await store("ONLINE SHOP", full)).toMatchObject({ width: 20 });
  await expect(store("ONLINE SHOP", appendBytes(full, "x"))).rejects.toMatchObject({
    code: "image_too_large",
    message: "Image size must be less than 5MB",
  });
});

// docs/product/security.md#file-names-have-no-effect
test.each(["../../../etc/passwd", "a\0.png", "a\r\nx: y.png", "\u202Egnp.exe", ".htaccess", ""])(
  "the file name has no effect: %j",
  async (name) => {
    const { image_url: address } = await store("ONLINE SHOP", png, name);
    expect(address).toMatch(/^\/uploads\/ONLINE%20SHOP\/products\/[0-9a-f]{32}\.png$/);
    expect(await listFiles()).toHaveLength(7);
  },
);

// docs/product/reliability.md#cut-uploads
test.each([0, 1, 3, 6])("a storage that fails after %i files leaves nothing", async (good) => {
  let count = 0;
  const storage: FileStorage = {
    ...appContext.storage,
    async put(key, bytes, type) {
      count += 1;
      if (count > good) throw new Error("disk full");
      await appContext.storage.put(key, bytes, type);
    },
  };
  const ctx = { ...appContext.actAs(testAdmin), storage };
  const file = new File([png], "part.png");
  await expect(storeUpload(ctx, { bucket: "ONLINE SHOP", file })).rejects.toThrow("disk full");
  expect(await listFiles()).toEqual([]);
  expect(await appContext.db.select().from(uploads)).toEqual([]);
});

// docs/product/reliability.md#cut-uploads
test("an upload that can't be removed at once keeps its row for the sweep", async () => {
  const fail = async (): Promise<never> => {
    throw new Error("store away");
  };
  const storage = { ...appContext.storage, put: fail, delete: fail };
  const ctx = { ...appContext.actAs(testAdmin), storage };
  const file = new File([png], "part.png");
  await expect(storeUpload(ctx, { bucket: "ONLINE SHOP", file })).rejects.toThrow("store away");
  expect(await appContext.db.select().from(uploads)).toMatchObject([{ state: "writing" }]);
});

test("many images uploaded at once are all stored", async () => {
  const stored = await Promise.all(Array.from({ length: 6 }, () => store("product-images")));
  expect(new Set(stored.map((upload) => upload.image_url)).size).toBe(6);
});

function store(bucket: string, bytes = png, name = "part.png") {
  return storeUpload(appContext.actAs(testAdmin), {
    bucket,
    file: new File([bytes], name),
  });
}

async function listFiles(): Promise<string[]> {
  const folder = join(appContext.config.dataDir, "uploads");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
