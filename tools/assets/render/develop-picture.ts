import { spawnSync } from "node:child_process";
import { findProgram, here } from "../../find-program.ts";

/** The page's paper, which the picture lies on. */
const paper = [0xfb, 0xfa, 0xf7].map((channel) => toLinear(channel / 255));

/**
 * Makes a picture on the page's paper of the light that was measured.
 *
 * @param exr Light in four channels of 32 bits, multiplied by its cover; shadows are black cover.
 * @param output The PNG to write, of 16 bits a channel, so that encoders round only once.
 */
export function developPicture(exr: string, width: number, height: number, output: string): void {
  const planes = decode(exr, width * height);
  const shown = new Uint16Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const cover = Math.min(1, Math.max(0, planes.cover[pixel] ?? 0));
    for (const [channel, plane] of planes.light.entries()) {
      const light = (plane[pixel] ?? 0) / Math.max(cover, 1e-4);
      const mixed = tone(light) * cover + (paper[channel] ?? 0) * (1 - cover);
      shown[pixel * 3 + channel] = Math.round(toDisplay(mixed) * 65_535);
    }
  }
  const raw = Buffer.from(shown.buffer);
  const form = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`];
  ffmpeg([...form, "-i", "-", output], raw);
}

/** A curve with deep shadows and a long shoulder: Narkowicz's fit of the ACES film curve. */
function tone(light: number): number {
  const x = Math.max(0, light) * 0.8;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

type Planes = {
  /** Red, green, blue. */
  readonly light: readonly Float32Array[];
  readonly cover: Float32Array;
};

function decode(exr: string, size: number): Planes {
  const raw = ffmpeg(["-i", exr, "-f", "rawvideo", "-pix_fmt", "gbrapf32le", "-"]);
  const [green, blue, red, cover] = [0, 1, 2, 3].map(
    (plane) => new Float32Array(raw.buffer, raw.byteOffset + plane * size * 4, size),
  );
  if (green === undefined || blue === undefined || red === undefined || cover === undefined) {
    throw new Error(`${exr} has no four channels`);
  }
  return { light: [red, green, blue], cover };
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
