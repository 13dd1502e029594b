import { join } from "node:path";
import { denoise } from "../denoise.ts";
import { expose } from "../develop-picture.ts";
import { type Light, readExr, writePng } from "../exr.ts";
import type { Take } from "../render-scenes.ts";
import { driveScene } from "./drive-scene.ts";

/**
 * The film of the drive. After one loop everything looks as at its start, so one is traced and shown
 * several times: 8 seconds, in which the belt runs 36 teeth.
 */
export const driveFilm = {
  width: 1280,
  height: 720,
  perSecond: 30,
  framesPerLoop: 40,
  loops: 6,
} as const;

const { width, height, framesPerLoop } = driveFilm;
const seeds = [1, 2] as const;

/**
 * Shadows are measured a few times in a loop: under turning arms they are the mean of all. They are
 * soft, so half the size is enough.
 */
const shadowTimes = [0, 1, 2].map((index) => index / 3);
const shadowSize = { width: width / 2, height: height / 2 } as const;

/** Every exposure that the film is made of: each frame's parts twice, and the shadows. */
export function driveTakes(folder: string): Take[] {
  const frames = Array.from({ length: framesPerLoop }, (_, frame) =>
    seeds.map((seed): Take => ({
      ...size,
      scene: driveScene(frame / framesPerLoop),
      samples: 8,
      layer: "parts",
      seed: seed + 2 * frame,
      output: partsFile(folder, frame, seed),
    })),
  );
  const shadows = seeds.flatMap((seed) =>
    shadowTimes.map((time, index): Take => ({
      ...shadowSize,
      scene: driveScene(time),
      samples: 24,
      layer: "shadows",
      seed: seed + 2 * index,
      output: shadowFile(folder, index, seed),
    })),
  );
  return [...shadows, ...frames.flat()];
}

const size = { width, height } as const;

/** Puts one frame's parts over their shadows on the page. */
export function developDriveFrame(folder: string, frame: number, output: string): void {
  const [one, other] = seeds.map((seed) => {
    const parts = readExr(partsFile(folder, frame, seed), width, height);
    return expose(over(parts, meanShadow(folder, seed)), width, height);
  });
  if (!one || !other) throw new Error("two takes were made");
  writePng(denoise(one, other), output);
}

/** How much of the ground is dark, at the film's full size. */
function meanShadow(folder: string, seed: number): Float32Array {
  const all = shadowTimes.map((_, index) => {
    const file = shadowFile(folder, index, seed);
    return readExr(file, shadowSize.width, shadowSize.height).cover;
  });
  const mean = new Float32Array(shadowSize.width * shadowSize.height).map(
    (_, at) => all.reduce((sum, cover) => sum + (cover[at] ?? 0), 0) / all.length,
  );
  return doubled(mean, shadowSize.width, shadowSize.height);
}

/** Twice as wide and high, between pixels the mean of its neighbours. */
function doubled(plane: Float32Array, wide: number, high: number): Float32Array {
  const large = new Float32Array(plane.length * 4);
  for (let y = 0; y < high * 2; y += 1) {
    for (let x = 0; x < wide * 2; x += 1) {
      const [left, top] = [(x - 0.5) / 2, (y - 0.5) / 2];
      const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
      const [x1, y1] = [Math.min(wide - 1, x0 + 1), Math.min(high - 1, y0 + 1)];
      const [right, low] = [Math.max(0, left - x0), Math.max(0, top - y0)];
      const at = (column: number, row: number): number => plane[row * wide + column] ?? 0;
      const upper = at(x0, y0) * (1 - right) + at(x1, y0) * right;
      const lower = at(x0, y1) * (1 - right) + at(x1, y1) * right;
      large[y * wide * 2 + x] = upper * (1 - low) + lower * low;
    }
  }
  return large;
}

/** Parts over shadows, which are black and only add to the cover. */
function over({ colours, cover }: Light, shade: Float32Array): Light {
  return {
    colours,
    cover: cover.map((covered, at) => covered + (1 - covered) * (shade[at] ?? 0)),
  };
}

function partsFile(folder: string, frame: number, seed: number): string {
  return join(folder, `parts-${frame}-${seed}.exr`);
}

function shadowFile(folder: string, index: number, seed: number): string {
  return join(folder, `shadows-${index}-${seed}.exr`);
}
