import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { backupLock } from "#server/db/backup-lock.ts";
import { products } from "#server/db/schema/shop.ts";
import { importRows, imports, uploads } from "#server/db/schema/staff.ts";
import { createImageFile } from "#server/testing/create-image-file.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { storeUpload } from "./store-upload.ts";
import { sweepUploads } from "./sweep-uploads.ts";
import { listUploadKeys } from "./upload-files.ts";

let appContext: TestAppContext;
let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  appContext = await createTestAppContext();
  png = await createImageFile("png", 20, 20);
});

afterEach(async () => {
  await appContext.db.delete(uploads);
  await appContext.db.delete(products);
});

afterAll(() => appContext.close());

// docs/product/admin.md#unused-images
test("an image that no product uses is removed after a day, with all its files", async () => {
  const address = await store();
  expect(await sweepAfter(23.9)).toBe(0);
  expect(await countFiles(address)).toBe(7);
  expect(await sweepAfter(24.1)).toBe(1);
  expect(await countFiles(address)).toBe(0);
  expect(await appContext.db.select().from(uploads)).toEqual([]);
});

// docs/product/reliability.md#backup-and-restore
test("nothing is removed while a backup reads the files of its snapshot", async () => {
  await store();
  await appContext.db.transaction(async (tx) => {
    await tx.execute(`SELECT pg_advisory_xact_lock_shared(${backupLock})`);
    expect(await sweepAfter(24.1)).toBe(0);
  });
  expect(await sweepAfter(24.1)).toBe(1);
});

// docs/product/admin.md#unused-images
test("an aborted upload is removed after an hour, whatever was written", async () => {
  const path = "products/0123456789abcdef.jpg";
  await appContext.db
    .insert(uploads)
    .values({ id: randomUUID(), bucket: "ONLINE SHOP", path, state: "writing", createdBy: "x" });
  await appContext.storage.put("ONLINE SHOP/products/0123456789abcdef-320.avif", png, "image/avif");
  expect(await sweepAfter(0.9)).toBe(0);
  expect(await sweepAfter(1.1)).toBe(1);
  expect(await countFiles(`/uploads/ONLINE%20SHOP/${path}`)).toBe(0);
});

// docs/product/admin.md#unused-images
test("an image used in either field of a product is kept, also for a deleted product", async () => {
  const shown = [await store(), await store(), await store(), await store(), await store()];
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = shown;
  await insertProduct(appContext.db, { imageUrl: first });
  await insertProduct(appContext.db, { imageUrl: null, image: second });
  await insertProduct(appContext.db, { imageUrl: third, deletedAt: new Date() });
  // An admin may copy the address of a resized image, including the shop's host.
  await insertProduct(appContext.db, {
    imageUrl: `https://shop.example${fourth.replace(".png", "-640.webp")}`,
  });
  await insertProduct(appContext.db, { imageUrl: `${fifth}?v=2#top` });
  const unused = await store();
  expect(await sweepAfter(1_000)).toBe(1);
  expect(await countFiles(unused)).toBe(0);
  for (const address of shown) expect(await countFiles(address)).toBe(7);
});

test("an image that an import would set or restore is kept", async () => {
  const [former, coming] = [await store(), await store()];
  const id = randomUUID();
  const by = { createdBy: "x", createdByName: "x" };
  await appContext.db.insert(imports).values({ id, fileName: "list.csv", state: "applied", ...by });
  await appContext.db.insert(importRows).values({
    importId: id,
    rowNumber: 2,
    outcome: "change",
    name: "Bearing",
    reasons: [],
    fields: { image_url: coming },
    before: { image_url: former },
  });
  expect(await sweepAfter(1_000)).toBe(0);
});

test("a file that can't be removed keeps its row and doesn't stop the others", async () => {
  await store();
  const second = await store();
  let isFirst = true;
  const storage = {
    ...appContext.storage,
    delete: async (keys: readonly string[]) => {
      if (!isFirst) return appContext.storage.delete(keys);
      isFirst = false;
      throw new Error("store away");
    },
  };
  expect(await sweepAfter(25, { ...appContext, storage })).toBe(1);
  expect(await appContext.db.select().from(uploads)).toHaveLength(1);
  expect(await countFiles(second)).toBe(0);
});

async function store(): Promise<string> {
  const file = new File([png], "part.png");
  const ctx = appContext.actAs(testAdmin);
  const upload = await storeUpload(ctx, { bucket: "product-images", file });
  return upload.image_url;
}

async function sweepAfter(hours: number, ctx: TestAppContext = appContext): Promise<number> {
  const later = new Date(appContext.now().getTime() + hours * 60 * 60 * 1_000);
  return sweepUploads({ ...ctx, now: () => later });
}

async function countFiles(address: string): Promise<number> {
  const [, , bucket = "", ...path] = decodeURIComponent(address).split("/");
  const keys = listUploadKeys({ bucket, path: path.join("/") });
  const found = await Promise.all(keys.map((key) => appContext.storage.read(key)));
  return found.filter((file) => file !== undefined).length;
}
