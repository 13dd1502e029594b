import { writePng } from "../exr.ts";
import { developLayers, type Layers, meanShade, partsTakes, shadowTakes } from "../layers.ts";
import { steady } from "../steady.ts";
import { type Take, traceLight } from "../trace-light.ts";
import { driveScene } from "./drive-scene.ts";

/**
 * The film of the drive. After one loop the scene looks as at its start, so one loop is traced and
 * repeated: 8 seconds, in which the belt moves by 36 teeth.
 */
export const driveFilm = {
  width: 1280,
  height: 720,
  perSecond: 30,
  framesPerLoop: 40,
  loops: 6,
} as const;

/** The arms of the large pulley turn over their shadow, which is the mean of two. */
const shadowTimes = [0, 0.5] as const;

/** Every render of the film: the parts of each frame, and the shadows once. */
export function driveFilmTakes(folder: string): Take[] {
  const layers = filmLayers(folder);
  const frames = Array.from({ length: driveFilm.framesPerLoop }, (_, frame) =>
    partsTakes(layers, frame, driveScene(frame / driveFilm.framesPerLoop), 4),
  );
  return [...shadowTakes(layers, shadowTimes.map(driveScene), 24), ...frames.flat()];
}

/** Combines the renders in a folder; `output` returns the file name of a frame. */
export function developDriveFilm(folder: string, output: (frame: number) => string): void {
  const layers = filmLayers(folder);
  const shade = meanShade(layers, shadowTimes.length);
  const frames = Array.from({ length: driveFilm.framesPerLoop }, (_, frame) =>
    developLayers(layers, frame, shade),
  );
  steady(frames);
  for (const [frame, picture] of frames.entries()) writePng(picture, output(frame));
}

/** Traces the film's first frame with more rays, for its poster and its slide. */
export async function traceDriveStill(layers: Layers, output: string): Promise<void> {
  await traceLight([
    ...partsTakes(layers, 0, driveScene(0), 8),
    ...shadowTakes(layers, shadowTimes.map(driveScene), 24),
  ]);
  writePng(developLayers(layers, 0, meanShade(layers, shadowTimes.length)), output);
}

function filmLayers(folder: string): Layers {
  return { folder, width: driveFilm.width, height: driveFilm.height };
}
