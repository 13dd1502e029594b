import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { partImages } from "#catalogue/media/part-images.data.ts";
import { slides } from "#catalogue/media/slides.data.ts";
import { videos } from "#catalogue/media/videos.data.ts";
import { hasTransparency, readImageSize } from "./image-size.ts";

/** The max size of each kind of file, in bytes. */
const budgets = {
  heroVideo: 1_000_000,
  video: 600_000,
  /** A slide, an image of a part, an icon or a poster, in any format. */
  image: 150_000,
  preview: 120_000,
  /** Ten packets, less the header of the response. */
  firstRoundTrip: 14_000,
  /** All of them together. */
  all: 8_000_000,
} as const;

const publicFolder = fileURLToPath(new URL("../../web/public", import.meta.url));
const formats = ["avif", "webp"] as const;

function sizes(folder: string): Record<string, number> {
  const path = join(publicFolder, folder);
  return Object.fromEntries(
    readdirSync(path).map((name): [string, number] => [name, statSync(join(path, name)).size]),
  );
}

/** Files that are missing, too large, empty or unexpected. */
function errors(folder: string, wanted: Record<string, number>): string[] {
  const found = sizes(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
  return [...names].filter((name) => {
    const size = found[name] ?? 0;
    return size < 1000 || size > (wanted[name] ?? 0);
  });
}

test("every film has both encodings and its poster within budget, and there are no other files", () => {
  const wanted = videos.flatMap(({ src }) => [
    ...["webm", "mp4"].map((ending): [string, number] => [
      `${src}.${ending}`,
      src === "drive" ? budgets.heroVideo : budgets.video,
    ]),
    ...formats.map((ending): [string, number] => [`${src}.${ending}`, budgets.image]),
  ]);
  expect(errors("videos", Object.fromEntries(wanted))).toEqual([]);
});

test.each([
  { folder: "slides", images: slides, avif: [1600, 800], webp: [1600, 800], aspect: 16 / 9 },
  { folder: "pictures", images: partImages, avif: [800, 400], webp: [400], aspect: 4 / 3 },
])(
  "every image of $folder has its widths in both formats within budget, and there are no other files",
  ({ folder, images, aspect, ...widths }) => {
    const wanted = images.flatMap(({ name }) =>
      formats.flatMap((ending) =>
        widths[ending].map((width) => ({ file: `${name}-${width}.${ending}`, width })),
      ),
    );
    const allowed = wanted.map(({ file }): [string, number] => [file, budgets.image]);
    expect(errors(folder, Object.fromEntries(allowed))).toEqual([]);
    for (const { file, width } of wanted) {
      const size = readImageSize(readFileSync(join(publicFolder, folder, file)));
      expect([file, ...size]).toEqual([file, width, width / aspect]);
    }
  },
);

test("every slide for phones fits in the first round trip of a connection", () => {
  const large = Object.entries(sizes("slides")).filter(
    ([name, size]) => name.endsWith("-800.avif") && size > budgets.firstRoundTrip,
  );
  expect(large).toEqual([]);
});

// docs/product/shop.md#images-on-the-themes-paper
test("every AVIF of a part's image is transparent around the part", () => {
  const opaque = partImages
    .flatMap(({ name }) => [800, 400].map((width) => `${name}-${width}.avif`))
    .filter((file) => !hasTransparency(readFileSync(join(publicFolder, "pictures", file))));
  expect(opaque).toEqual([]);
});

test.each([
  ["og", budgets.preview],
  ["icons", budgets.image],
])("every file of %s is a PNG within budget", (folder, budget) => {
  const outside = Object.entries(sizes(folder)).filter(
    ([name, size]) => !name.endsWith(".png") || size < 1000 || size > budget,
  );
  expect(outside).toEqual([]);
});

test("all together are small enough for the repository", () => {
  const folders = ["videos", "slides", "pictures", "og", "icons"];
  const all = folders.flatMap((folder) => Object.values(sizes(folder)));
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgets.all);
});
