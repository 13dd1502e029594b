import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { encodeStill } from "./encode/encode-still.ts";
import { encodeVideo } from "./encode/encode-video.ts";
import type { Folders } from "./make-traced.ts";
import {
  developDriveFilm,
  driveFilm,
  driveFilmTakes,
  traceDriveStill,
} from "./render/drive/drive-film.ts";
import { traceLight } from "./render/trace-light.ts";

/** Traces and encodes the home page's film; takes half an hour on an idle machine. */
export async function makeDriveFilm({ publicFolder, scratch }: Folders): Promise<void> {
  const { loops, perSecond, width, height } = driveFilm;
  const folder = join(scratch, "drive-film");
  await mkdir(folder);
  await traceLight(driveFilmTakes(folder));
  developDriveFilm(folder, (frame) => join(folder, `${String(frame).padStart(4, "0")}.png`));
  const target = join(publicFolder, "videos", "drive");
  encodeVideo({ folder, perSecond, width, height, loops }, target);
  console.log("videos/drive");
}

/** Traces the film's first frame as its poster and as the first slide. */
export async function makeDriveStill({ publicFolder, scratch }: Folders): Promise<void> {
  const folder = join(scratch, "drive-still");
  await mkdir(folder);
  const png = join(folder, "still.png");
  await traceDriveStill({ folder, width: 1600, height: 900 }, png);
  encodeStill(png, driveFilm.width, driveFilm.height, join(publicFolder, "videos", "drive"));
  const slide = join(publicFolder, "slides", "01-drive");
  encodeStill(png, 1600, 900, `${slide}-1600`);
  // A phone's largest paint of the home page: more than 14 kB take another round trip.
  encodeStill(png, 800, 450, `${slide}-800`, 31);
  console.log("slides/01-drive");
}
