import { join } from "node:path";
import { options, runFfmpeg, sameColours, scaled } from "./run-ffmpeg.ts";

export type Frames = {
  /** Folder with 0000.png, 0001.png and so on. */
  readonly folder: string;
  readonly perSecond: number;
  readonly width: number;
  readonly height: number;
  /** For traced frames: how many they are, and how often they are shown in turn. */
  readonly loop?: { readonly frames: number; readonly times: number };
};

/** Encodes frames as AV1 in WebM, and as H.264 in MP4 for browsers without AV1; no sound. */
export function encodeVideo(frames: Frames, target: string): void {
  const { folder, perSecond, width, height, loop } = frames;
  // One more loop before and after, for the mean over time to be the same at both ends.
  const again = loop ? ["-stream_loop", String(loop.times + 1)] : [];
  const input = [...again, "-framerate", String(perSecond), "-i", join(folder, "%04d.png")];
  const steady = loop ? `${steadied(loop.frames, loop.times)},` : "";
  const filter = `${steady}${scaled(width, height, "tv")},format=yuv420p`;
  const common = [...input, "-vf", filter, ...sameColours, "-color_range", "tv", "-an"];
  const av1 = options("-c:v libsvtav1 -preset 4 -crf 46 -g 300");
  const h264 = options("-c:v libx264 -crf 30 -preset veryslow -tune animation -profile:v high");
  runFfmpeg(...common, ...av1, `${target}.webm`);
  runFfmpeg(...common, ...h264, "-movflags", "+faststart", `${target}.mp4`);
}

/** Each pixel's mean over nine frames where nothing moves: what noise is left doesn't flicker. */
function steadied(frames: number, times: number): string {
  const mean = "atadenoise=0a=0.04:0b=0.08:1a=0.04:1b=0.08:2a=0.04:2b=0.08:s=9";
  const kept = `trim=start_frame=${frames}:end_frame=${frames * (times + 1)}`;
  return `format=yuv444p,${mean},${kept},setpts=PTS-STARTPTS`;
}
