import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Video } from "../catalogue/media/video.ts";
import { encodeStill } from "./encode/encode-still.ts";
import { encodeVideo } from "./encode/encode-video.ts";
import { films } from "./films.ts";
import { makeDriveFilm, makeDriveStill } from "./make-drive-film.ts";
import type { Folders } from "./make-traced.ts";
import { openStage } from "./stage/browser-stage.ts";

const sheetWidth = 1600;
const framesPerSecond = 30;

/** Renders films frame by frame, and encodes each with its poster. */
export async function makeFilms(videos: readonly Video[], folders: Folders): Promise<void> {
  for (const video of videos) {
    if (video.src === "drive") {
      await makeDriveFilm(folders);
      await makeDriveStill(folders);
    } else {
      await drawFilm(video, folders);
    }
  }
}

async function drawFilm(
  { src, width, height, seconds }: Video,
  { publicFolder, scratch }: Folders,
): Promise<void> {
  const film = films[src];
  if (film === undefined) throw new Error(`no scene for the film ${src}`);
  const folder = join(scratch, src);
  await mkdir(folder);
  const stage = await openStage(width, height);
  const count = seconds * framesPerSecond;
  for (let frame = 0; frame < count; frame += 1) {
    const picture = `<g transform="scale(${width / sheetWidth})">${film(frame / count)}</g>`;
    const file = join(folder, `${String(frame).padStart(4, "0")}.png`);
    await writeFile(file, await stage.photograph(picture));
  }
  await stage.close();
  const target = join(publicFolder, "videos", src);
  encodeVideo({ folder, perSecond: framesPerSecond, width, height }, target);
  encodeStill(join(folder, "0000.png"), width, height, target);
  console.log(`videos/${src}`);
}
