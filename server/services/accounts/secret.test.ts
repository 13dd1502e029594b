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

test("uses the configured secret and writes no file", async () => {
  const sessionSecret = "x".repeat(40);
  expect(await loadSecret({ sessionSecret, dataDir })).toBe(sessionSecret);
  expect(await readdir(folder)).toEqual([]);
});

test("generates a secret once, readable by its owner only", async () => {
  const secret = await load();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await load()).toBe(secret);
  expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
});

test("servers that start at the same time get the same secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, load));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(["session-secret"]);
});

test("reports a damaged file instead of replacing it", async () => {
  await load();
  await writeFile(join(dataDir, "session-secret"), "");
  await expect(load()).rejects.toThrow("holds no usable key");
});
