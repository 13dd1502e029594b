import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

// After npm has installed the packages: removes files that nothing here reads.

const packages = join(import.meta.dirname, "..", "node_modules");

/** Without compiler and test tools, nothing reads types, source maps and documents. */
const unread = /\.(?:map|d\.[cm]?ts|flow|a)$|^(?:readme|changelog|history)\.md$/i;

// Headers for compiling add-ons, which no package here does.
for (const name of readdirSync(packages).filter((each) => each.startsWith("node-linux-"))) {
  rmSync(join(packages, name, "include"), { recursive: true, force: true });
}
if (process.env["npm_config_omit"]?.split(/\s+/).includes("dev")) {
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && unread.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}
