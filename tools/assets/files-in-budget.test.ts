import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { slides } from "#catalogue/media/slides.data.ts";
import { videos } from "#catalogue/media/videos.data.ts";
import { budgets } from "./budgets.ts";
import { films } from "./films.ts";
import { previews } from "./previews.ts";
import { slideScenes } from "./slides.ts";

const publicFolder = fileURLToPath(new URL("../../web/public", import.meta.url));

function sizes(folder: string): Record<string, number> {
  const path = join(publicFolder, folder);
  return Object.fromEntries(
    readdirSync(path).map((name): [string, number] => [name, statSync(join(path, name)).size]),
  );
}

/** What is missing, too large, empty, or lies there without being wanted. */
function faults(folder: string, wanted: Record<string, number>): string[] {
  const found = sizes(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
  return [...names].filter((name) => {
    const size = found[name] ?? 0;
    return size < 1000 || size > (wanted[name] ?? 0);
  });
}

test("every film has both encodings and its poster, within their budgets, and nothing else lies there", () => {
  const wanted = videos.flatMap(({ src }) => [
    ...["webm", "mp4"].map((ending): [string, number] => [
      `${src}.${ending}`,
      src === "drive" ? budgets.heroVideo : budgets.video,
    ]),
    ...["avif", "webp"].map((ending): [string, number] => [`${src}.${ending}`, budgets.slide]),
  ]);
  expect(faults("videos", Object.fromEntries(wanted))).toEqual([]);
});

test("every slide has both sizes in both formats, within their budgets, and nothing else lies there", () => {
  const wanted = slides.flatMap(({ name }) =>
    ["1600", "800"].flatMap((width) =>
      ["avif", "webp"].map((ending): [string, number] => [
        `${name}-${width}.${ending}`,
        budgets.slide,
      ]),
    ),
  );
  expect(faults("slides", Object.fromEntries(wanted))).toEqual([]);
});

test("every link preview is there, within its budget, and nothing else", () => {
  const wanted = Object.keys(previews).map((name): [string, number] => [
    `${name}.png`,
    budgets.preview,
  ]);
  expect(faults("og", Object.fromEntries(wanted))).toEqual([]);
});

test("all of them together stay small enough to be kept in the repository", () => {
  const all = ["videos", "slides", "og"].flatMap((folder) => Object.values(sizes(folder)));
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgets.all);
});

test("the manifests and the scenes name the same films and slides", () => {
  expect(videos.map(({ src }) => src).toSorted()).toEqual(Object.keys(films).toSorted());
  expect(slides.map(({ name }) => name)).toEqual(Object.keys(slideScenes));
});
