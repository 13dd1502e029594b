import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partImages } from "../catalogue/media/part-images.data.ts";
import { videos } from "../catalogue/media/videos.data.ts";
import { icons } from "./icons.ts";
import { makeFilms } from "./make-films.ts";
import { makeIcons } from "./make-icons.ts";
import { makeNativeIcons } from "./make-native-icons.ts";
import { makePreviews } from "./make-previews.ts";
import { makeTraced, partImageKind, slideKind } from "./make-traced.ts";
import { partScenes } from "./part-scenes.ts";
import { previews } from "./previews.ts";
import { slideScenes } from "./slide-scenes.ts";

// Creates the site's films and images. Run by hand on a machine with Blender, Chromium and ffmpeg; the
// results are committed, so nothing else needs these programs. Arguments select results by folder and
// name, such as pictures/needle or a folder alone; without arguments, all are created.

const wanted = new Set(process.argv.slice(2));
const where = {
  publicFolder: fileURLToPath(new URL("../web/public", import.meta.url)),
  scratch: await mkdtemp(join(tmpdir(), "assets-")),
};
try {
  await makeFilms(
    videos.filter(({ src }) => isWanted("videos", src)),
    where,
  );
  for (const { name } of partImages.filter((one) => isWanted("pictures", one.name))) {
    await makeTraced(partImageKind, name, partScenes[name](), where);
  }
  for (const [name, scene] of Object.entries(slideScenes)) {
    if (isWanted("slides", name)) await makeTraced(slideKind, name, scene(), where);
  }
  await makeIcons(
    Object.keys(icons).filter((name) => isWanted("icons", name)),
    where,
  );
  if (isWanted("native-icons", "all")) {
    await makeNativeIcons(fileURLToPath(new URL("../native", import.meta.url)));
  }
  // Last, because previews show images created before.
  await makePreviews(
    Object.keys(previews).filter((name) => isWanted("og", name)),
    where,
  );
} finally {
  await rm(where.scratch, { recursive: true });
}

function isWanted(folder: string, name: string): boolean {
  return wanted.size === 0 || wanted.has(folder) || wanted.has(`${folder}/${name}`);
}
