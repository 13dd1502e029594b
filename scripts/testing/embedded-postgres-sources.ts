import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// The tests of the embedded database kill and copy real databases, and depend only on their folder and
// PostgreSQL's version. npm run test:full stores the state with which they passed.

const root = join(import.meta.dirname, "../..");
const folder = join(root, "packages/embedded-postgres");
const noteFile = join(folder, "verified-sources.txt");

/** The test files of the embedded database. */
export const embeddedPostgresTests = "packages/embedded-postgres/**/*.test.ts";

/** Returns whether the last full run passed with the current embedded database. */
export function isEmbeddedPostgresVerified(): boolean {
  return existsSync(noteFile) && readFileSync(noteFile, "utf8").trim() === hashSources();
}

/** Records that all tests passed with the current embedded database. */
export function noteEmbeddedPostgresVerified(): void {
  if (!isEmbeddedPostgresVerified()) writeFileSync(noteFile, `${hashSources()}\n`);
}

function hashSources(): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".ts"),
  );
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  const manifest: { optionalDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  return hash.update(JSON.stringify(manifest.optionalDependencies)).digest("hex");
}
