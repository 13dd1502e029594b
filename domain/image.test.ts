import { expect, test } from "vitest";
import { isAllowedImageUrl } from "./image-url.ts";
import { imageAddress, imageBuckets, imageSourceSet } from "./image.ts";

// docs/product/admin.md#buckets-and-paths
test("accepts the address of an upload in both buckets as a product image", () => {
  expect(imageAddress("ONLINE SHOP", "products/ab12.jpg")).toBe(
    "/uploads/ONLINE%20SHOP/products/ab12.jpg",
  );
  for (const bucket of imageBuckets) {
    const address = imageAddress(bucket, "products/1763000000000-ab12.png");
    expect(isAllowedImageUrl(address)).toBe(true);
    expect(imageSourceSet(address, "avif")).toContain(" 320w, ");
  }
});

test("finds the sizes of an upload beside it", () => {
  expect(imageSourceSet("/uploads/product-images/products/17-ab.png", "webp")).toBe(
    "/uploads/product-images/products/17-ab-320.webp 320w, " +
      "/uploads/product-images/products/17-ab-640.webp 640w, " +
      "/uploads/product-images/products/17-ab-1280.webp 1280w",
  );
});

test.each([
  "https://cdn.example/uploads/ONLINE%20SHOP/products/ab.jpg",
  "/uploads/ONLINE%20SHOP/products/ab.webp",
  "/uploads/ONLINE%20SHOP/products/../ab.jpg",
  "/uploads/ONLINE%20SHOP/products/a b.jpg",
  "/media/parts/6205.svg",
  "",
])("has no source set for %j", (address) => {
  expect(imageSourceSet(address, "avif")).toBeUndefined();
});
