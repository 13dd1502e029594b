import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cutOut } from "./expose.ts";
import { writeCutOut, writePng } from "./exr.ts";
import { developLayers, type Layers, meanShade, partsTakes, shadowTakes } from "./layers.ts";
import { type Frame, traceLight } from "./trace-light.ts";

/**
 * Ray-traces images in one run of Blender, which shares common data.
 *
 * @param ground Whether the images show the light page, or are transparent around parts and shadows.
 */
export async function renderScenes(
  frames: readonly Frame[],
  ground: "paper" | "transparent",
): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "render-"));
  try {
    const pictures = frames.map((frame, index): [Frame, Layers] => [
      frame,
      { folder: join(scratch, String(index)), width: frame.width, height: frame.height },
    ]);
    for (const [, { folder }] of pictures) await mkdir(folder);
    const takes = pictures.flatMap(([{ scene, samples }, layers]) => {
      const each = Math.ceil(samples / 2);
      // Shadows have a quarter of the pixels and are seen against a plain background.
      return [...partsTakes(layers, 0, scene, each), ...shadowTakes(layers, [scene], 2 * each)];
    });
    await traceLight(takes);
    for (const [{ output }, layers] of pictures) {
      const image = developLayers(layers, 0, meanShade(layers, 1));
      if (ground === "paper") writePng(image, output);
      else writeCutOut(cutOut(image), image, output);
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}
