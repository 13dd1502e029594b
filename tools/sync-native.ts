import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildApp } from "./native/build-app.ts";
import { writeProjectSettings } from "./native/write-project-settings.ts";

// Prepares the native projects for Android Studio and Xcode. Needs neither, and no network.

const root = join(import.meta.dirname, "..");
const apiOrigin = await buildApp(root);
const { version }: { readonly version: string } = JSON.parse(
  await readFile(join(root, "package.json"), "utf8"),
);
await writeProjectSettings(join(root, "native"), { version, apiOrigin });
const { status } = spawnSync("cap", ["sync"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
