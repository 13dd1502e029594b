import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSecret } from "./secret.ts";

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-secret-"));
  dataDir = join(folder, "data");
});

afterEach(() => rm(folder, { recursive: true }));

const load = (): Promise<string> => loadSecret({ sessionSecret: undefined, dataDir });

test("the configured secret wins and leaves no file", async () => {
  const sessionSecret = "x".repeat(40);
  expect(await loadSecret({ sessionSecret, dataDir })).toBe(sessionSecret);
  expect(await readdir(folder)).toEqual([]);
});

test("a secret is made once and kept for its owner alone", async () => {
  const secret = await load();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await load()).toBe(secret);
  expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
});

test("servers that start together get the same secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, load));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(["session-secret"]);
});

test("a damaged file is told, not replaced", async () => {
  await load();
  await writeFile(join(dataDir, "session-secret"), "");
  await expect(load()).rejects.toThrow("holds no usable key");
});
