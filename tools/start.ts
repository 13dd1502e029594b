import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuildCurrent } from "./build-stamp.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!(await isBuildCurrent(root))) {
  process.stdout.write("Building, once until something changes …\n");
  // In a process of its own, whose memory goes with it.
  const build = spawnSync(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], {
    cwd: root,
    stdio: "inherit",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(new URL("../dist/server/main.js", import.meta.url).href);
