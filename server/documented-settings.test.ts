import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const root = join(import.meta.dirname, "..");
/** Read by OpenTelemetry's exporter itself. */
const ofLibraries = new Set(["OTEL_EXPORTER_OTLP_HEADERS"]);

/** The variables that the configuration reads. */
function listSettings(): ReadonlySet<string> {
  const read = new Set<string>();
  const get = (_: unknown, name: string | symbol): undefined => void read.add(String(name));
  loadConfig(new Proxy<Record<string, string | undefined>>({}, { get }));
  return new Set([...read].filter((name) => !name.endsWith("_FILE")));
}

function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

// docs/product/reliability.md#documented-settings
test(".env.example has every setting, and no other", () => {
  const examples = [...readText(".env.example").matchAll(/^# ([A-Z\d_]+)=/gm)];
  expect(examples.map(([, name = ""]) => name).toSorted()).toEqual([...listSettings()].toSorted());
});

// docs/product/reliability.md#documented-settings
test("documents and the files for deployments name no setting that nothing reads", () => {
  const settings = listSettings();
  const prefixes = new Set([...settings].map((name) => name.split("_", 1).join("")));
  const files = globSync(["docs/**/*.md", "deploy/*", "README.md"], { cwd: root }).filter((path) =>
    /\.\w+$|Dockerfile|Caddyfile/.test(path),
  );
  expect(files.length).toBeGreaterThan(50);
  const unknown = files.flatMap((path) =>
    [...readText(path).matchAll(/\b([A-Z][A-Z\d]*)_[A-Z\d_]+\b/g)]
      .filter(([name, prefix = ""]) => prefixes.has(prefix) && !isKnown(name, settings))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

function isKnown(name: string, settings: ReadonlySet<string>): boolean {
  return settings.has(name.replace(/_FILE$/, "")) || ofLibraries.has(name);
}
