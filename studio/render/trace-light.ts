import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, here } from "../../scripts/find-program.ts";
import type { Scene } from "./scene.ts";

/** An image to render from a scene. */
export type Frame = {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  /** Rays per pixel: 16 for a draft, 64 and more for a final image. */
  readonly samples: number;
  /** Path of the output PNG, with 16 bits per channel. */
  readonly output: string;
};

/** Visible part of a scene: its parts alone, or the shadows that they cast; both by default. */
export type Layer = "parts" | "shadows";

const script = fileURLToPath(new URL("blender/render_scene.py", import.meta.url));

/** One render of a scene, written as EXR; another seed gives different noise. */
export type Take = Frame & { readonly layer?: Layer; readonly seed?: number };

/** Ray-traces scenes and writes the measured light. */
export async function traceLight(frames: readonly Take[]): Promise<void> {
  const program = findProgram(["blender"], here);
  if (program === undefined) throw new Error("Ray-traced pictures need Blender: install it.");
  const scratch = await mkdtemp(join(tmpdir(), "scenes-"));
  try {
    const list = join(scratch, "frames.json");
    await writeFile(list, JSON.stringify(frames));
    // By default, Blender exits with 0 even if its script fails.
    const options = ["-b", "--python-exit-code", "1", "--python", script, "--", list];
    const { status, stdout, stderr } = spawnSync("nice", ["-n", "10", program, ...options], {
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    if (status !== 0) throw new Error(`Blender failed:\n${stdout.slice(-2000)}${stderr}`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}
