import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Settings that change with the app's version or server. */
export type ProjectSettings = {
  /** As in package.json: three numbers. */
  readonly version: string;
  readonly apiOrigin: string;
};

type Edit = readonly [what: RegExp, text: string];

/**
 * Writes version and server into the native projects, where `cap sync` leaves them unchanged.
 *
 * @throws {Error} If a line to replace is missing.
 */
export async function writeProjectSettings(
  native: string,
  { version, apiOrigin }: ProjectSettings,
): Promise<void> {
  const { hostname } = new URL(apiOrigin);
  const number = buildNumber(version);
  const files: Readonly<Record<string, readonly Edit[]>> = {
    "android/app/build.gradle": [
      [/versionCode \d+/, `versionCode ${number}`],
      [/versionName "[^"]*"/, `versionName "${version}"`],
    ],
    "android/app/src/main/res/values/strings.xml": [
      [/(?<=<string name="site_host">)[^<]*/, hostname],
    ],
    "ios/App/App.xcodeproj/project.pbxproj": [
      [/(?<=CURRENT_PROJECT_VERSION = )[^;]*/g, String(number)],
      [/(?<=MARKETING_VERSION = )[^;]*/g, version],
    ],
    "ios/App/App/App.entitlements": [[/(?<=<string>applinks:)[^<]*/, hostname]],
  };
  for (const [file, edits] of Object.entries(files)) await edit(join(native, file), edits);
}

/** Converts a version to the growing whole number that the stores require: 1.4.12 is 10412. */
export function buildNumber(version: string): number {
  const parts = /^(\d+)\.(\d{1,2})\.(\d{1,2})$/.exec(version);
  if (!parts) throw new Error(`The version ${version} makes no number for the stores`);
  const [major, minor, patch] = parts.slice(1).map(Number);
  return (major ?? 0) * 10_000 + (minor ?? 0) * 100 + (patch ?? 0);
}

async function edit(file: string, edits: readonly Edit[]): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [what, written] of edits) {
    if (text.search(what) < 0) throw new Error(`${file} has no place for ${written}`);
    text = text.replace(what, written);
  }
  await writeFile(file, text);
}
