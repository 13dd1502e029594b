import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { slides } from "#catalogue/media/slides.data.ts";
import type { Video } from "#catalogue/media/video.ts";
import { videos } from "#catalogue/media/videos.data.ts";
import { encodePreview, encodeStill } from "./encode/encode-still.ts";
import { encodeVideo } from "./encode/encode-video.ts";
import { films } from "./films.ts";
import { previews } from "./previews.ts";
import { slideScenes } from "./slides.ts";
import { openStage, type Stage } from "./stage/browser-stage.ts";

// Draws the site's films and pictures. Run by hand where Chromium and ffmpeg are; what it makes is
// committed, so that nothing else needs them. Arguments are names to make; none makes everything.

const publicFolder = fileURLToPath(new URL("../../web/public", import.meta.url));
const sheet = { width: 1600, height: 900 } as const;
const framesPerSecond = 30;
const previewSize = { width: 1200, height: 630 } as const;

const wanted = new Set(process.argv.slice(2));
const scratch = await mkdtemp(join(tmpdir(), "assets-"));
try {
  for (const video of videos.filter(({ src }) => isWanted(src))) await makeVideo(video);
  await makeSlides(slides.map(({ name }) => name).filter((name) => isWanted(name)));
  await makePreviews(Object.keys(previews).filter((name) => isWanted(`og/${name}`)));
} finally {
  await rm(scratch, { recursive: true });
}

function isWanted(name: string): boolean {
  return wanted.size === 0 || wanted.has(name);
}

async function makeVideo({ src, width, height, seconds }: Video): Promise<void> {
  const film = films[src];
  if (film === undefined) throw new Error(`no scene for the film ${src}`);
  const folder = join(scratch, src);
  await mkdir(folder);
  const stage = await openStage(width, height);
  const count = seconds * framesPerSecond;
  for (let frame = 0; frame < count; frame += 1) {
    const picture = `<g transform="scale(${width / sheet.width})">${film(frame / count)}</g>`;
    const file = join(folder, `${String(frame).padStart(4, "0")}.png`);
    await writeFile(file, await stage.photograph(picture));
  }
  await stage.close();
  const target = await targetIn("videos", src);
  encodeVideo({ folder, perSecond: framesPerSecond, width, height }, target);
  encodeStill(join(folder, "0000.png"), width, height, target);
  console.log(`videos/${src}`);
}

async function makeSlides(names: readonly string[]): Promise<void> {
  const stage = await openStage(sheet.width, sheet.height);
  for (const name of names) {
    const scene = slideScenes[name];
    if (scene === undefined) throw new Error(`no scene for the slide ${name}`);
    const png = await photograph(stage, name, scene());
    const target = await targetIn("slides", name);
    encodeStill(png, 1600, 900, `${target}-1600`);
    encodeStill(png, 800, 450, `${target}-800`);
    console.log(`slides/${name}`);
  }
  await stage.close();
}

async function makePreviews(names: readonly string[]): Promise<void> {
  const stage = await openStage(previewSize.width, previewSize.height);
  for (const name of names) {
    const scene = previews[name];
    if (scene === undefined) throw new Error(`no scene for the preview ${name}`);
    const png = await photograph(stage, `og-${name}`, scene());
    encodePreview(png, previewSize.width, previewSize.height, await targetIn("og", name));
    console.log(`og/${name}`);
  }
  await stage.close();
}

async function photograph(stage: Stage, name: string, picture: string): Promise<string> {
  const file = join(scratch, `${name}.png`);
  await writeFile(file, await stage.photograph(picture));
  return file;
}

async function targetIn(folder: string, name: string): Promise<string> {
  const path = join(publicFolder, folder);
  await mkdir(path, { recursive: true });
  return join(path, name);
}
