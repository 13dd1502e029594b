import { join } from "node:path";
import type { StartOptions } from "#server/main.ts";
import { ensureBuild } from "./ensure-build.ts";
import { presentLog } from "./present-log.ts";
import { printStepTime } from "./print-step-time.ts";

// npm start: builds if the sources changed, then runs the server in this process. Prints one line per
// step; --verbose prints everything, and LOG_LEVEL the log's JSON lines from that level on.

type ServerProgram = { runServer(options: StartOptions): Promise<number> };

const root = join(import.meta.dirname, "..");
const isVerbose = process.argv.includes("--verbose");
const isLogShown = isVerbose || Boolean(process.env["LOG_LEVEL"]?.trim());

const build = await ensureBuild(root, { isVerbose });
if (build !== "current") process.exit(build === "stopped" ? 0 : 1);
const program: ServerProgram = await import(join(root, "dist/server/main.js"));
process.stdout.write("Starting\n");
process.exit(
  await program.runServer({
    reportStep: printStepTime,
    ...(!isLogShown && { logDestination: presentLog((text) => process.stdout.write(text)) }),
  }),
);
