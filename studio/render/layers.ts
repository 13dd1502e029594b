import { join } from "node:path";
import { changeWhereCovered } from "./crop.ts";
import { denoise, type ResponsiveImage } from "./denoise.ts";
import { expose, withShadow } from "./expose.ts";
import { readExr } from "./exr.ts";
import type { Scene } from "./scene.ts";
import type { Take } from "./trace-light.ts";

/** Folder of the renders of parts and their shadows, and size of the combined image. */
export type Layers = { readonly folder: string; readonly width: number; readonly height: number };

const seeds = [1, 2] as const;

/** Two renders of a scene's parts alone. */
export function partsTakes(layers: Layers, frame: number, scene: Scene, samples: number): Take[] {
  const { folder, width, height } = layers;
  return seeds.map((seed) => ({
    scene,
    width,
    height,
    samples,
    layer: "parts",
    seed: seed + 2 * frame,
    output: partsFile(folder, frame, seed),
  }));
}

/** Renders of the shadows of each scene; they are soft, so half the size is enough. */
export function shadowTakes(layers: Layers, scenes: readonly Scene[], samples: number): Take[] {
  return scenes.flatMap((scene, index) =>
    seeds.map((seed): Take => ({
      ...half(layers),
      scene,
      samples,
      layer: "shadows",
      seed: seed + 2 * index,
      output: shadowFile(layers.folder, index, seed),
    })),
  );
}

/** Combines the parts of a frame with a shadow on the ground. */
export function developLayers(layers: Layers, frame: number, shade: Float32Array): ResponsiveImage {
  const { folder, width, height } = layers;
  const takes = seeds.map((seed) =>
    expose(readExr(partsFile(folder, frame, seed), width, height), width, height),
  );
  const clean = changeWhereCovered(takes, ([one, other]) => {
    if (!one || !other) throw new Error("two takes were made");
    return denoise(one, other);
  });
  return withShadow(clean, shade);
}

/** Darkness of the ground, denoised, at the image's full size: the mean of this many scenes' shadows. */
export function meanShade(layers: Layers, count: number): Float32Array {
  const { width, height } = half(layers);
  const [one, other] = seeds.map((seed): ResponsiveImage => {
    const all = Array.from(
      { length: count },
      (_, index) => readExr(shadowFile(layers.folder, index, seed), width, height).cover,
    );
    const mean = new Float32Array(width * height).map(
      (_, at) => all.reduce((sum, cover) => sum + (cover[at] ?? 0), 0) / count,
    );
    return { width, height, planes: [mean, mean, mean] };
  });
  if (!one || !other) throw new Error("two takes were made");
  const [shade] = denoise(one, other).planes;
  return doubled(fadedAtEdges(shade.map(withoutHaze), width, height), width, height);
}

/** Removes the faint wide shade of ambient light; shadows stay. */
function withoutHaze(dark: number): number {
  const shade = Math.max(0, dark);
  return (shade * shade) / (shade + 0.04);
}

/** Fades shadows out to nothing before the edge of the image, so that no edge is visible on a page. */
function fadedAtEdges(shade: Float32Array, width: number, height: number): Float32Array {
  const margin = width * 0.14;
  const rise = (distance: number): number => {
    const share = Math.min(1, distance / margin);
    return share * share * (3 - 2 * share);
  };
  return shade.map((dark, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return dark * rise(Math.min(x, width - 1 - x)) * rise(Math.min(y, height - 1 - y));
  });
}

/** Upscales by two with bilinear interpolation. */
function doubled(plane: Float32Array, width: number, height: number): Float32Array {
  const at = (x: number, y: number): number => {
    const [column, row] = [
      Math.min(width - 1, Math.max(0, x)),
      Math.min(height - 1, Math.max(0, y)),
    ];
    return plane[row * width + column] ?? 0;
  };
  return new Float32Array(plane.length * 4).map((_, index) => {
    const [x, y] = [index % (width * 2), Math.floor(index / (width * 2))];
    const [near, beside] = [Math.floor(x / 2), Math.floor(x / 2) + (x % 2 === 0 ? -1 : 1)];
    const [row, next] = [Math.floor(y / 2), Math.floor(y / 2) + (y % 2 === 0 ? -1 : 1)];
    const here = 0.75 * at(near, row) + 0.25 * at(beside, row);
    return 0.75 * here + 0.25 * (0.75 * at(near, next) + 0.25 * at(beside, next));
  });
}

function half({ width, height }: Layers): { width: number; height: number } {
  return { width: width / 2, height: height / 2 };
}

function partsFile(folder: string, frame: number, seed: number): string {
  return join(folder, `parts-${frame}-${seed}.exr`);
}

function shadowFile(folder: string, index: number, seed: number): string {
  return join(folder, `shadows-${index}-${seed}.exr`);
}
