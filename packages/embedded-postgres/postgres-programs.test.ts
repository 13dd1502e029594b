import { execFile } from "node:child_process";
import { chmod, cp, lstat, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  findPlatformPackage,
  type PlatformPackage,
  preparePostgresPrograms,
} from "./postgres-programs.ts";
import { createTestDataDirs } from "./testing/test-data-dirs.ts";
import { getFailure } from "./testing/test-database.ts";

const dirs = createTestDataDirs();
const isRoot = process.getuid?.() === 0;
const ordinaryUser = isRoot ? { uid: 65_534, gid: 65_534 } : null;
/** The package as npm installs it without running install scripts. */
let bare: PlatformPackage = { folder: "", version: "" };

beforeAll(async () => {
  const installed = await findPlatformPackage();
  bare = { folder: join(await dirs.make(), "package"), version: installed.version };
  await cp(installed.folder, bare.folder, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink() && !path.endsWith(".a"),
  });
  await promisify(execFile)("chmod", ["-R", "a+rX", bare.folder]);
});

afterAll(async () => {
  await chmod(join(bare.folder, "native/lib"), 0o755);
  await dirs.removeAll();
});

test("a read-only package is copied with its links, once", async () => {
  await chmod(join(bare.folder, "native/lib"), 0o555);
  const home = await dirs.make(0o777);
  expect(await prepareAsOrdinaryUser(bare, home)).toEqual({
    postgres: join(home, `postgres-programs-${bare.version}`, "bin/postgres"),
    major: 18,
    log: [expect.stringContaining(home)],
  });
  expect(await prepareAsOrdinaryUser(bare, home)).toMatchObject({ major: 18, log: [] });
  await chmod(join(bare.folder, "native/lib"), 0o755);
});

test("missing links are created in the package itself if possible", async () => {
  const home = await dirs.make();
  const programs = await preparePostgresPrograms(bare, ordinaryUser, home, fail);
  expect(programs.postgres).toBe(join(bare.folder, "native/bin/postgres"));
  expect((await lstat(join(bare.folder, "native/lib/libpq.so.5"))).isSymbolicLink()).toBe(
    process.platform === "linux",
  );
  expect(await readdir(home)).toEqual([]);
});

test("a package that the database's user can't read is copied to a readable folder", async () => {
  // As root, a checkout in root's home; otherwise, files without execute permission.
  const hidden = { folder: join(await dirs.make(0o700), "package"), version: "1" };
  await rename(bare.folder, hidden.folder);
  if (!isRoot) await chmod(join(hidden.folder, "native/bin/postgres"), 0o644);
  const home = await dirs.make();
  await mkdir(join(home, "postgres-programs-1/half"), { recursive: true });
  const log: string[] = [];
  const programs = await preparePostgresPrograms(hidden, ordinaryUser, home, (line) =>
    log.push(line),
  );
  expect(programs).toEqual({
    postgres: join(home, "postgres-programs-1/bin/postgres"),
    initdb: join(home, "postgres-programs-1/bin/initdb"),
    major: 18,
  });
  expect(log).toHaveLength(1);
  await rename(hidden.folder, bare.folder);
});

test("a platform without PostgreSQL programs gets an error that suggests DATABASE_URL", async () => {
  const arch = vi.spyOn(process, "arch", "get").mockReturnValue("riscv64");
  const failure = await getFailure(findPlatformPackage());
  arch.mockRestore();
  expect(failure.code).toBe("UNSUPPORTED_PLATFORM");
  expect(failure.message).toMatch(/-riscv64\).*Set DATABASE_URL to a PostgreSQL 15 or newer$/);
});

test("programs that don't run here are reported as an unsupported platform", async () => {
  const broken = { folder: join(await dirs.make(), "package"), version: "2" };
  await mkdir(join(broken.folder, "native/bin"), { recursive: true });
  await expect(
    preparePostgresPrograms(broken, ordinaryUser, await dirs.make(), () => undefined),
  ).rejects.toMatchObject({ code: "UNSUPPORTED_PLATFORM" });
});

function fail(message: string): void {
  throw new Error(`Not expected: ${message}`);
}

/** Root may write anywhere, so the test switches to another user in a child process. */
async function prepareAsOrdinaryUser(source: PlatformPackage, home: string): Promise<unknown> {
  const script = `
    import { preparePostgresPrograms } from ${JSON.stringify(import.meta.resolve("./postgres-programs.ts"))};
    const user = ${JSON.stringify(ordinaryUser)};
    if (user) { process.setgroups([]); process.setgid(user.gid); process.setuid(user.uid); }
    const log = [];
    const source = ${JSON.stringify(source)};
    const { postgres, major } = await preparePostgresPrograms(source, null, ${JSON.stringify(home)}, (line) => log.push(line));
    console.log(JSON.stringify({ postgres, major, log }));`;
  const args = ["--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const result: unknown = JSON.parse(stdout);
  return result;
}
