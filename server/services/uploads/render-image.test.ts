import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { appendBytes, createImageFile, makePngHeader } from "#server/testing/create-image-file.ts";
import { renderImage, type ReencodedImage } from "./render-image.ts";

let jpeg: Uint8Array<ArrayBuffer>;
let png: Uint8Array<ArrayBuffer>;
let gif: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  jpeg = await createImageFile("jpeg", 2000, 1000);
  png = await createImageFile("png", 400, 300);
  gif = await createImageFile("gif", 40, 30);
});

test("an image gets a main file of its own format, at most 1600 px wide, and six sizes", async () => {
  const image = await render(jpeg);
  expect(image).toMatchObject({ extension: "jpg", width: 1600, height: 800 });
  expect(image.files.map(({ suffix }) => suffix)).toEqual([
    ".jpg",
    "-320.avif",
    "-320.webp",
    "-640.avif",
    "-640.webp",
    "-1280.avif",
    "-1280.webp",
  ]);
  const [main] = image.files;
  expect(await sharp(main?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
  for (const { bytes, contentType } of image.files) {
    expect(getKind(bytes)).toBe(contentType);
  }
});

test("never enlarges a small image", async () => {
  expect(await render(png)).toMatchObject({ extension: "png", width: 400, height: 300 });
  expect(await render(gif)).toMatchObject({ extension: "gif", width: 40, height: 30 });
});

test("scales a very tall image to the max height", async () => {
  const high = await createImageFile("png", 200, 20_000);
  expect(await render(high)).toMatchObject({ width: 32, height: 3200 });
  expect(await render(await createImageFile("png", 1, 20_000))).toMatchObject({ width: 1 });
});

test("keeps transparency", async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
    .png()
    .toBuffer();
  const [main] = (await render(clear)).files;
  expect((await sharp(main?.bytes).metadata()).hasAlpha).toBe(true);
});

test("uses the first frame of an animated GIF", async () => {
  const frames = Buffer.concat([Buffer.alloc(1200, 255), Buffer.alloc(1200, 0)]);
  const moving = await sharp(frames, {
    raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
  })
    .gif()
    .toBuffer();
  const image = await render(moving);
  expect(image).toMatchObject({ extension: "gif", width: 20, height: 20 });
  expect((await sharp(image.files[0]?.bytes).metadata()).pages ?? 1).toBe(1);
});

// docs/product/admin.md#re-encoded, docs/product/security.md#images-by-content
test("rejects anything except JPEG, PNG and GIF by content", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const webp = await sharp(jpeg).resize(20).webp().toBuffer();
  const tiff = await sharp(jpeg).resize(20).tiff().toBuffer();
  const others = [svg, `<?xml version="1.0"?>${svg}`, "<!doctype html><p>", "%PDF-1.7", "text"];
  for (const other of [...others.map((text) => Buffer.from(text)), webp, tiff]) {
    expect(await renderImage(other)).toBeUndefined();
  }
});

// docs/product/admin.md#re-encoded, docs/product/security.md#without-metadata
test("drops metadata and appended data", async () => {
  const marked = await sharp(jpeg)
    .withExif({
      IFD0: { Copyright: "secret-owner", Artist: "secret-artist" },
      IFD3: { GPSLatitude: "42/1 39/1 0/1", GPSLatitudeRef: "N" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret-xmp</x:xmpmeta>")
    .toBuffer();
  expect((await sharp(marked).metadata()).exif).toBeDefined();
  const polyglot = appendBytes(marked, "<script>secret-script</script>PK\u0003\u0004secret-zip");
  const { files } = await render(polyglot);
  for (const { bytes } of files) {
    const text = Buffer.from(bytes).toString("latin1");
    expect(text).not.toMatch(/secret|script|Exif|xmpmeta|GPS/);
  }
  expect((await sharp(files[0]?.bytes).metadata()).exif).toBeUndefined();
});

// docs/product/security.md#without-metadata
test("applies the orientation of the metadata", async () => {
  const sideways = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, files } = await render(sideways);
  expect([width, height]).toEqual([1000, 2000]);
  expect((await sharp(files[0]?.bytes).metadata()).orientation).toBeUndefined();
});

// docs/product/security.md#bounded-images
test("rejects too large images before decoding them", async () => {
  const startedAt = performance.now();
  expect(await renderImage(makePngHeader(30_000, 30_000))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(await renderImage(await createImageFile("png", 12_000, 12_000))).toBeUndefined();
});

// docs/product/security.md#bounded-images
test("rejects empty and truncated files", async () => {
  expect(await renderImage(new Uint8Array())).toBeUndefined();
  const photo = await makeNoise();
  expect(await renderImage(photo)).toBeDefined();
  for (const whole of [jpeg, photo, png, gif]) {
    for (const share of [0.02, 0.3, 0.6, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await renderImage(cut), `${whole.length} x ${share}`).toBeUndefined();
    }
  }
});

async function render(bytes: Uint8Array): Promise<ReencodedImage> {
  const image = await renderImage(bytes);
  if (!image) throw new Error("The picture was refused");
  return image;
}

/** The format of a file by its first bytes. */
function getKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (start.slice(4) === "ftypavif") return "image/avif";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : undefined;
}

async function makeNoise(): Promise<Uint8Array> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 300, height: 300, channels: 3, background: "red", noise } })
    .jpeg()
    .toBuffer();
}
