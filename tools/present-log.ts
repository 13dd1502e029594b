import { relative } from "node:path";
import type { DestinationStream } from "pino";
import { z } from "zod";

const warningLevel = 40;
const logLine = z.object({ level: z.number(), file: z.string().optional() });

/**
 * What a person at a terminal wants to see of the log: warnings as they are, and the files of mails.
 *
 * @param print Gets whole lines.
 * @returns Where the log writes to.
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
