import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Entry = { readonly resolved?: string; readonly integrity?: string; readonly dev?: boolean };

const root = join(import.meta.dirname, "..");
const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  read("package-lock.json"),
);
const { packages } = lock;

test("each package has an address, so that npm doesn't have to look it up", () => {
  const unknown = Object.entries(packages).filter(
    ([, entry]) => entry.integrity !== undefined && entry.resolved === undefined,
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test("the packages of the build are installed without the test tools", () => {
  const sources = [
    "vite.config.ts",
    "scripts/build-web.ts",
    "scripts/bundle-program.ts",
    "scripts/service-worker/write-service-worker.ts",
  ].map(read);
  const names = sources
    .flatMap((source) => [...source.matchAll(/ from "((?:@[^/"]+\/)?[^/"]+)/g)])
    .map(([, name = ""]) => name)
    .filter((name) => !/^(?:node:|#|\.)/.test(name));
  expect(names).toContain("vite");
  expect(names.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
