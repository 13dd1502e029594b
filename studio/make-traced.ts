import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { encodeCutOut } from "./encode/encode-cut-out.ts";
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
  /** Slides fill their frame; images of parts are transparent around the part and its shadow. */
  readonly ground: "paper" | "transparent";
};

export const partImageKind: TracedKind = {
  folder: "pictures",
  width: 800,
  height: 600,
  widths: [800, 400],
  samples: 16,
  ground: "transparent",
};

export const slideKind: TracedKind = {
  folder: "slides",
  width: 1600,
  height: 900,
  widths: [1600, 800],
  samples: 12,
  ground: "paper",
};

/** Folders for the results and for temporary files. */
export type Folders = { readonly publicFolder: string; readonly scratch: string };

/** Traces a scene and writes it as AVIF and WebP in the widths of its kind. */
export async function makeTraced(
  { folder, width, height, widths, samples, ground }: TracedKind,
  name: string,
  scene: Scene,
  { publicFolder, scratch }: Folders,
): Promise<void> {
  const output = join(scratch, `${folder}-${name}.png`);
  await renderScenes([{ scene, width, height, samples, output }], ground);
  await mkdir(join(publicFolder, folder), { recursive: true });
  const target = join(publicFolder, folder, name);
  if (ground === "transparent") await encodeCutOut(output, widths, target);
  else {
    for (const imageWidth of widths) {
      encodeStill(output, imageWidth, (imageWidth * height) / width, `${target}-${imageWidth}`);
    }
  }
  console.log(`${folder}/${name}`);
}
