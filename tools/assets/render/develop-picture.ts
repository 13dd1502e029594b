import { spawnSync } from "node:child_process";
import { findProgram, here } from "../../find-program.ts";
import { denoise, type Picture } from "./denoise.ts";

/** The page's paper, which the picture lies on. */
const paper = [0xfb, 0xfa, 0xf7].map((channel) => toLinear(channel / 255));

/**
 * Makes a picture on the page's paper of the light that was measured.
 *
 * @param halves Two renderings of the same, each of half the samples: EXR of four channels, light
 *   multiplied by its cover; shadows are black cover.
 * @param output The PNG to write, of 16 bits a channel, so that encoders round only once.
 */
export function developPicture(
  halves: readonly [string, string],
  width: number,
  height: number,
  output: string,
): void {
  const one = expose(halves[0], width, height);
  const { planes } = denoise(one, expose(halves[1], width, height));
  const samples = new Uint16Array(width * height * 3);
  for (const [channel, plane] of planes.entries()) {
    for (let at = 0; at < plane.length; at += 1) {
      samples[at * 3 + channel] = Math.round((plane[at] ?? 0) * 65_535);
    }
  }
  const form = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`];
  ffmpeg([...form, "-i", "-", output], Buffer.from(samples.buffer));
}

function expose(exr: string, width: number, height: number): Picture {
  const size = width * height;
  const raw = ffmpeg(["-i", exr, "-f", "rawvideo", "-pix_fmt", "gbrapf32le", "-"]);
  const bytes = Uint8Array.from(raw).buffer;
  const plane = (index: number): Float32Array => new Float32Array(bytes, index * size * 4, size);
  const cover = plane(3);
  const onPaper = (light: Float32Array, blank: number): Float32Array =>
    light.map((measured, at) => {
      const covered = Math.min(1, Math.max(0, cover[at] ?? 0));
      const shown = tone(measured / Math.max(covered, 1e-4));
      return toDisplay(shown * covered + blank * (1 - covered));
    });
  const [red = 1, green = 1, blue = 1] = paper;
  return {
    width,
    height,
    planes: [onPaper(plane(2), red), onPaper(plane(0), green), onPaper(plane(1), blue)],
  };
}

/** A curve with deep shadows and a long shoulder: Narkowicz's fit of the ACES film curve. */
function tone(light: number): number {
  const x = Math.max(0, light) * 0.85;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

function toLinear(shown: number): number {
  return shown <= 0.040_45 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
}

function toDisplay(linear: number): number {
  const x = Math.min(1, Math.max(0, linear));
  return x <= 0.003_130_8 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
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
