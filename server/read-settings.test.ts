import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "./config.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

// docs/product/security.md#secrets-in-files
test("a setting may be in a file, whose last line feed doesn't count", () => {
  const path = write("session-secret", `${"s".repeat(40)}\n`);
  expect(loadConfig({ SESSION_SECRET_FILE: path }).sessionSecret).toBe("s".repeat(40));
});

test("a file that is missing or empty, and a setting that is given twice, stop the start", () => {
  const empty = write("empty", "\n");
  const missing = join(folder, "missing");
  expect(() => loadConfig({ SMTP_URL_FILE: missing })).toThrow(
    `SMTP_URL_FILE: ENOENT: no such file or directory, open '${missing}'`,
  );
  expect(() => loadConfig({ SMTP_URL_FILE: empty })).toThrow("is empty");
  expect(() => loadConfig({ PORT_FILE: empty, PORT: "1" })).toThrow("PORT or PORT_FILE, not both");
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
