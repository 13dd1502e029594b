import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nativeApp } from "#domain/native-app.ts";

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
}

test("the projects have the plugins of the pages, in the same versions", () => {
  const site = readJson("package.json") as Manifest;
  const native = readJson("native/package.json") as Manifest;
  const plugins = Object.entries(site.dependencies).filter(([name]) =>
    /^@(?:capacitor|aparajita)\//.test(name),
  );
  const { "@capacitor/android": android, "@capacitor/ios": ios, ...others } = native.dependencies;
  expect(others).toEqual(Object.fromEntries(plugins));
  expect([android, ios]).toEqual([site.dependencies["@capacitor/core"], android]);
});

test("the projects have the app's identifier and name", () => {
  const config = readJson("native/capacitor.config.json");
  expect(config).toMatchObject({ appId: nativeApp.id, appName: nativeApp.name });
});
