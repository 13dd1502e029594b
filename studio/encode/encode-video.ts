import { join } from "node:path";
import { options, runFfmpeg, sameColours, scaled } from "./run-ffmpeg.ts";

export type Frames = {
  /** Folder with 0000.png, 0001.png and so on. */
  readonly folder: string;
  readonly perSecond: number;
  readonly width: number;
  readonly height: number;
  /** Traced frames are one loop, which is repeated this many times. */
  readonly loops?: number;
};

/** Encodes frames as AV1 in WebM, and as H.264 in MP4 for browsers without AV1; no sound. */
export function encodeVideo(frames: Frames, target: string): void {
  const { folder, perSecond, width, height, loops } = frames;
  const again = loops === undefined ? [] : ["-stream_loop", String(loops - 1)];
  const input = [...again, "-framerate", String(perSecond), "-i", join(folder, "%04d.png")];
  const filter = `${scaled(width, height, "tv")},format=yuv420p`;
  const common = [...input, "-vf", filter, ...sameColours, "-color_range", "tv", "-an"];
  // Drawings are plain areas; traced frames have fine shades, most of all in dark rubber.
  const [av1Quality, h264Quality] = loops === undefined ? [46, 30] : [41, 28];
  const av1 = options(`-c:v libsvtav1 -preset 4 -crf ${av1Quality} -g 300`);
  const h264 = options(
    `-c:v libx264 -crf ${h264Quality} -preset veryslow -refs 4 -tune animation -profile:v high`,
  );
  runFfmpeg(...common, ...av1, `${target}.webm`);
  runFfmpeg(...common, ...h264, "-movflags", "+faststart", `${target}.mp4`);
}
