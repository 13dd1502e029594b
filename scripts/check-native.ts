import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nativeApp } from "#domain/native-app.ts";
import { findCopyErrors, findProjectErrors } from "./native/find-project-errors.ts";
import { isCapInstalled } from "./native/run-cap-sync.ts";
import { writeApp } from "./native/write-app.ts";

// Checks the app's bundle and the native projects. If the package of native/ is installed, it also
// creates the projects' content as `npm run native:sync` does; with --install it installs that first.

const root = join(import.meta.dirname, "..");
const native = join(root, "native");
const mustInstall = process.argv.includes("--install");
const errors = mustInstall || isCapInstalled(native) ? await checkSync() : await checkBundle();
for (const error of errors) console.error(error);
console.log(`native projects: ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;

async function checkBundle(): Promise<readonly string[]> {
  console.log("native/ isn't installed, so `cap sync` isn't checked (npm ci --prefix native)");
  await writeApp(join(root, "dist"), nativeApp.defaultOrigin);
  return findProjectErrors(root);
}

async function checkSync(): Promise<readonly string[]> {
  if (mustInstall && !run("npm", ["ci"], native)) return ["native/ can't be installed."];
  if (!run(process.execPath, [join(root, "scripts", "sync-native.ts")], root)) {
    return ["The projects can't be made."];
  }
  return [...(await findProjectErrors(root)), ...(await findCopyErrors(root))];
}

/** Prints the output only of a failed command. */
function run(program: string, args: readonly string[], cwd: string): boolean {
  // The server of the committed projects.
  const env = { ...process.env, API_ORIGIN: "" };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8", env });
  if (status !== 0) console.error(stdout, stderr);
  return status === 0;
}
