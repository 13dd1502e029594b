import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findProjectErrors } from "./native/find-project-faults.ts";

// Creates the native projects as `npm run native:sync` does and checks their content.

const root = join(import.meta.dirname, "..");
const sync = spawnSync(process.execPath, [join(root, "tools", "sync-native.ts")], {
  cwd: root,
  encoding: "utf8",
  // The server of the committed projects.
  env: { ...process.env, API_ORIGIN: "" },
});
if (sync.status !== 0) console.error(sync.stdout, sync.stderr);
const faults = sync.status === 0 ? await findProjectErrors(root) : ["The projects can't be made."];
for (const fault of faults) console.error(fault);
console.log(`native projects: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
