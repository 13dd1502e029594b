import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildApp } from "./native/build-app.ts";
import { isCapInstalled, runCapSync } from "./native/run-cap-sync.ts";
import { writeProjectSettings } from "./native/write-project-settings.ts";

// Prepares the native projects for Android Studio and Xcode. Needs neither, and no network once the
// package of native/ is installed.

const root = join(import.meta.dirname, "..");
const native = join(root, "native");
if (!isCapInstalled(native)) {
  console.error("native/ isn't installed: run npm ci --prefix native");
  process.exit(1);
}
const apiOrigin = await buildApp(root);
const { version }: { readonly version: string } = JSON.parse(
  await readFile(join(root, "package.json"), "utf8"),
);
await writeProjectSettings(native, { version, apiOrigin });
process.exitCode = runCapSync(native);
