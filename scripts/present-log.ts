import { relative } from "node:path";
import type { DestinationStream } from "pino";
import { z } from "zod";

const warningLevel = 40;
const logLine = z.object({ level: z.number(), file: z.string().optional() });

/**
 * Filters the log for a terminal: warnings unchanged, and the paths of mail files.
 *
 * @param print Called with whole lines.
 */
export function presentLog(print: (text: string) => void): DestinationStream {
  return {
    write: (line) => {
      const { level, file } = logLine.parse(JSON.parse(line));
      if (level >= warningLevel) print(line);
      else if (file !== undefined) print(`Mail in ${relative(process.cwd(), file)}\n`);
    },
  };
}
