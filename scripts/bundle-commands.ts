import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundleProgram } from "./bundle-program.ts";

// Bundles an administrator's commands beside the built server, for an image without sources:
// node dist/server/backup.js FILE.

const root = join(import.meta.dirname, "..");

for (const command of ["backup", "restore", "reset-2fa", "person-export", "person-erase"]) {
  const source = join("scripts", `${command}.ts`);
  if (existsSync(join(root, source))) await bundleProgram(root, source, command);
}
