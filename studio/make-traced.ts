import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { encodeStill } from "./encode/encode-still.ts";
import { renderScenes } from "./render/render-scenes.ts";
import type { Scene } from "./render/scene.ts";

/** A kind of ray-traced image: its folder, the size of the render, and the widths of its files. */
export type TracedKind = {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Rays per pixel before denoising: fewer are needed if several pixels are averaged. */
  readonly samples: number;
};

export const partImageKind: TracedKind = {
  folder: "pictures",
  width: 800,
  height: 600,
  widths: [800, 400],
  samples: 16,
};

export const slideKind: TracedKind = {
  folder: "slides",
  width: 1600,
  height: 900,
  widths: [1600, 800],
  samples: 12,
};

/** Folders for the results and for temporary files. */
export type Folders = { readonly publicFolder: string; readonly scratch: string };

/** Traces a scene and writes it as AVIF and WebP in every width of its kind. */
export async function makeTraced(
  { folder, width, height, widths, samples }: TracedKind,
  name: string,
  scene: Scene,
  { publicFolder, scratch }: Folders,
): Promise<void> {
  const output = join(scratch, `${folder}-${name}.png`);
  await renderScenes([{ scene, width, height, samples, output }]);
  await mkdir(join(publicFolder, folder), { recursive: true });
  for (const kept of widths) {
    const target = join(publicFolder, folder, `${name}-${kept}`);
    encodeStill(output, kept, (kept * height) / width, target);
  }
  console.log(`${folder}/${name}`);
}
