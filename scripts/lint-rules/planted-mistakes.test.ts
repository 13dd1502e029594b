import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodFiles, plantedMistakes } from "./planted-mistakes.data.ts";
import { repositoryRoot } from "./repository-path.ts";

type Report = {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
};

const copied = [
  ".oxlintrc.json",
  "package.json",
  "tsconfig.base.json",
  "tsconfig.json",
  "scripts/lint-rules",
  ...[
    "domain",
    "catalogue",
    "packages/datasheets",
    "packages/embedded-postgres",
    "server",
    "server/http/contract",
    "web",
    "e2e",
    "scripts",
  ].map((folder) => `${folder}/tsconfig.json`),
];

let appContext = "";
const found = new Map<string, string[]>();

beforeAll(async () => {
  appContext = await realpath(await mkdtemp(join(tmpdir(), "planted-")));
  for (const path of copied) {
    await cp(join(repositoryRoot, path), join(appContext, path), { recursive: true });
  }
  await symlink(join(repositoryRoot, "node_modules"), join(appContext, "node_modules"));
  for (const { file, code } of [...plantedMistakes, ...goodFiles]) {
    await mkdir(dirname(join(appContext, file)), { recursive: true });
    await writeFile(join(appContext, file), `${code}\n`);
  }
  for (const { code, filename } of (await lint(appContext)).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 60_000);

afterAll(async () => {
  await rm(appContext, { recursive: true, force: true });
});

test.each(plantedMistakes)("$rule is reported in $file", ({ rule, file }) => {
  expect(found.get(file)).toContain(rule);
});

test.each(goodFiles)("reports nothing in $file", ({ file }) => {
  expect(found.get(file)).toBeUndefined();
});

async function lint(folder: string): Promise<Report> {
  const program = join(repositoryRoot, "node_modules/oxlint/bin/oxlint");
  const output = await new Promise<string>((resolve) => {
    // oxlint exits with 1 because it finds mistakes; only its report counts.
    execFile(process.execPath, [program, "--format", "json"], { cwd: folder }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  return JSON.parse(output) as Report;
}
