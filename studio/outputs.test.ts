import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { partImages } from "../catalogue/media/part-images.data.ts";
import { slides } from "../catalogue/media/slides.data.ts";
import { videos } from "../catalogue/media/videos.data.ts";
import { films } from "./films.ts";
import { icons } from "./icons.ts";
import { partScenes } from "./part-scenes.ts";
import { previews } from "./previews.ts";
import { slideScenes } from "./slide-scenes.ts";

const publicFolder = fileURLToPath(new URL("../web/public", import.meta.url));

test.each([
  ["og", previews],
  ["icons", icons],
])("every file of %s has a scene, and every scene its file", (folder, scenes) => {
  const files = Object.keys(scenes).map((name) => `${name}.png`);
  expect(readdirSync(`${publicFolder}/${folder}`).toSorted()).toEqual(files.toSorted());
});

test("the manifests and the scenes have the same films, slides and part images", () => {
  expect(videos.map(({ src }) => src).toSorted()).toEqual(
    ["drive", ...Object.keys(films)].toSorted(),
  );
  expect(slides.map(({ name }) => name)).toEqual(["01-drive", ...Object.keys(slideScenes)]);
  expect(partImages.map(({ name }) => name).toSorted()).toEqual(Object.keys(partScenes).toSorted());
});
