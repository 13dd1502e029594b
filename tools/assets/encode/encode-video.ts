import { join } from "node:path";
import { options, runFfmpeg, sameColours, scaled } from "./run-ffmpeg.ts";

export type Frames = {
  /** Folder with 0000.png, 0001.png and so on. */
  readonly folder: string;
  readonly perSecond: number;
  readonly width: number;
  readonly height: number;
};

/** Encodes frames as VP9 in WebM and as H.264 in MP4, without sound. */
export function encodeVideo(frames: Frames, target: string): void {
  const input = ["-framerate", String(frames.perSecond), "-i", join(frames.folder, "%04d.png")];
  const filter = `${scaled(frames.width, frames.height, "tv")},format=yuv420p`;
  const common = [...input, "-vf", filter, ...sameColours, "-color_range", "tv", "-an"];
  const vp9 = options(
    "-c:v libvpx-vp9 -b:v 0 -crf 36 -g 240 -row-mt 1 -deadline good -cpu-used 2 -auto-alt-ref 1 -lag-in-frames 25",
  );
  const h264 = options("-c:v libx264 -crf 25 -preset veryslow -tune animation -profile:v high");
  const log = join(frames.folder, "vp9");
  runFfmpeg(...common, ...vp9, "-pass", "1", "-passlogfile", log, "-f", "null", "/dev/null");
  runFfmpeg(...common, ...vp9, "-pass", "2", "-passlogfile", log, `${target}.webm`);
  runFfmpeg(...common, ...h264, "-movflags", "+faststart", `${target}.mp4`);
}
