import { spawnSync } from "node:child_process";
import { findProgram, here } from "../../scripts/find-program.ts";

/**
 * Runs ffmpeg without output.
 *
 * @throws {Error} With its error output, if it is missing or fails.
 */
export function runFfmpeg(...args: string[]): void {
  const program = findProgram(["ffmpeg"], here);
  if (program === undefined) throw new Error("Films and pictures need ffmpeg: install it.");
  const { status, stderr } = spawnSync(program, ["-v", "error", "-y", ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(" ")} failed:\n${stderr}`);
}

/** Scales a render down to half its size and sets its colour range. */
export function scaled(width: number, height: number, range: "tv" | "pc"): string {
  return `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=${range}`;
}

/** Splits options at their spaces, as a shell does; no option contains a space. */
export function options(words: string): string[] {
  return words.split(" ");
}

export const sameColours = options(
  "-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1",
);
