import { join } from "node:path";
import { options, runFfmpeg, sameColours, scaled } from "./run-ffmpeg.ts";

export type Frames = {
  /** Folder with 0000.png, 0001.png and so on. */
  readonly folder: string;
  readonly perSecond: number;
  readonly width: number;
  readonly height: number;
  /** How often the frames are shown, one after the other; once unless told. */
  readonly loops?: number;
};

/** Encodes frames as AV1 in WebM, and as H.264 in MP4 for browsers without AV1; no sound. */
export function encodeVideo(frames: Frames, target: string): void {
  const again = ["-stream_loop", String((frames.loops ?? 1) - 1)];
  const rate = ["-framerate", String(frames.perSecond)];
  const input = [...again, ...rate, "-i", join(frames.folder, "%04d.png")];
  const filter = `${scaled(frames.width, frames.height, "tv")},format=yuv420p`;
  const common = [...input, "-vf", filter, ...sameColours, "-color_range", "tv", "-an"];
  const av1 = options("-c:v libsvtav1 -preset 4 -crf 46 -g 300");
  const h264 = options("-c:v libx264 -crf 30 -preset veryslow -tune animation -profile:v high");
  runFfmpeg(...common, ...av1, `${target}.webm`);
  runFfmpeg(...common, ...h264, "-movflags", "+faststart", `${target}.mp4`);
}
