import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** Ends the process with what to do if `npm ci --omit=dev` installed the packages. */
export function requireTestTools(): void {
  if (existsSync(join(root, "node_modules", "typescript"))) return;
  console.error("The test tools aren't installed. Install them with npm ci, without --omit=dev.");
  process.exit(1);
}
