import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { partPictures } from "#catalogue/media/part-pictures.data.ts";
import { slides } from "#catalogue/media/slides.data.ts";
import { videos } from "#catalogue/media/videos.data.ts";
import { budgets } from "./budgets.ts";
import { pictureSize } from "./encode/picture-size.ts";
import { films } from "./films.ts";
import { icons } from "./icons.ts";
import { partPictureKind, slideKind, type TracedKind } from "./make-traced.ts";
import { partScenes } from "./part-scenes.ts";
import { previews } from "./previews.ts";
import { slideScenes } from "./slide-scenes.ts";

const publicFolder = fileURLToPath(new URL("../../web/public", import.meta.url));
const formats = ["avif", "webp"] as const;

function sizes(folder: string): Record<string, number> {
  const path = join(publicFolder, folder);
  return Object.fromEntries(
    readdirSync(path).map((name): [string, number] => [name, statSync(join(path, name)).size]),
  );
}

/** Files that are missing, too large, empty or unexpected. */
function faults(folder: string, wanted: Record<string, number>): string[] {
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
    ...formats.map((ending): [string, number] => [`${src}.${ending}`, budgets.picture]),
  ]);
  expect(faults("videos", Object.fromEntries(wanted))).toEqual([]);
});

const traced: [TracedKind, readonly { readonly name: string }[]][] = [
  [slideKind, slides],
  [partPictureKind, partPictures],
];

test.each(traced)(
  "every image of $folder has its widths in both formats within budget, and there are no other files",
  ({ folder, width, height, widths }, pictures) => {
    const wanted = pictures.flatMap(({ name }) =>
      widths.flatMap((kept) =>
        formats.map((ending) => ({ file: `${name}-${kept}.${ending}`, kept })),
      ),
    );
    const allowed = wanted.map(({ file }): [string, number] => [file, budgets.picture]);
    expect(faults(folder, Object.fromEntries(allowed))).toEqual([]);
    for (const { file, kept } of wanted) {
      const size = pictureSize(readFileSync(join(publicFolder, folder, file)));
      expect([file, ...size]).toEqual([file, kept, (kept * height) / width]);
    }
  },
);

test("every link preview exists within budget, and there are no other files", () => {
  const wanted = Object.keys(previews).map((name): [string, number] => [
    `${name}.png`,
    budgets.preview,
  ]);
  expect(faults("og", Object.fromEntries(wanted))).toEqual([]);
});

test("every icon exists within budget, and there are no other files", () => {
  const wanted = Object.keys(icons).map((name): [string, number] => [
    `${name}.png`,
    budgets.picture,
  ]);
  expect(faults("icons", Object.fromEntries(wanted))).toEqual([]);
});

test("all assets together are small enough for the repository", () => {
  const folders = ["videos", "slides", "pictures", "og", "icons"];
  const all = folders.flatMap((folder) => Object.values(sizes(folder)));
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgets.all);
});

test("the manifests and the scenes have the same films, slides and part images", () => {
  expect(videos.map(({ src }) => src).toSorted()).toEqual(
    ["drive", ...Object.keys(films)].toSorted(),
  );
  expect(slides.map(({ name }) => name)).toEqual(["01-drive", ...Object.keys(slideScenes)]);
  expect(partPictures.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(partScenes).toSorted(),
  );
});
