import { spawnSync } from "node:child_process";
import { findProgram, here } from "../../scripts/find-program.ts";
import type { ResponsiveImage } from "./denoise.ts";

/** Measured light, a number per pixel in each plane. */
export type Light = {
  /** Red, green, blue, premultiplied by the cover. */
  readonly colours: readonly [Float32Array, Float32Array, Float32Array];
  /** How much of the ground is hidden; shadows are black cover. */
  readonly cover: Float32Array;
};

/** Reads an EXR of four channels of 32 bits. */
export function readExr(file: string, width: number, height: number): Light {
  const size = width * height;
  const raw = ffmpeg(["-i", file, "-f", "rawvideo", "-pix_fmt", "gbrapf32le", "-"]);
  const [green, blue, red, cover] = [0, 1, 2, 3].map(
    (plane) => new Float32Array(raw.buffer, raw.byteOffset + plane * size * 4, size),
  );
  if (!green || !blue || !red || !cover) throw new Error(`${file} has no four channels`);
  return { colours: [red, green, blue], cover };
}

/** Writes an image with transparency, of 8 bits per channel: red, green, blue and opacity. */
export function writeCutOut(
  pixels: Uint8Array,
  { width, height }: Pick<ResponsiveImage, "width" | "height">,
  output: string,
): void {
  const form = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", `${width}x${height}`];
  ffmpeg([...form, "-i", "-", output], Buffer.from(pixels));
}

/** White as read by ffmpeg: it uses the upper byte of 16 bits as 8 bits, and rounds. */
const white = 255 * 256;

/** Writes an image of 16 bits per channel, so that encoders round only once. */
export function writePng({ width, height, planes }: ResponsiveImage, output: string): void {
  const samples = new Uint16Array(width * height * 3);
  for (const [channel, plane] of planes.entries()) {
    for (let at = 0; at < plane.length; at += 1) {
      samples[at * 3 + channel] = Math.round((plane[at] ?? 0) * white);
    }
  }
  const form = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`];
  ffmpeg([...form, "-i", "-", output], Buffer.from(samples.buffer));
}

function ffmpeg(args: readonly string[], input?: Buffer): Buffer {
  const program = findProgram(["ffmpeg"], here);
  if (program === undefined) throw new Error("Pictures need ffmpeg: install it.");
  const { status, stdout, stderr } = spawnSync(program, ["-v", "error", "-y", ...args], {
    input,
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(" ")} failed:\n${stderr.toString()}`);
  return stdout;
}
