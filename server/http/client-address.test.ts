import { expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const warning = /X-Forwarded-For arrived while TRUST_PROXY is 0/;

test("warns once when X-Forwarded-For arrives while TRUST_PROXY is 0", async () => {
  const { log, lines } = captureLog();
  const app = await createTestApp({ trustedProxies: 0 }, undefined, log);
  await app.fetch("/healthz");
  expect(lines.filter((line) => warning.test(line))).toEqual([]);
  for (const path of ["/healthz", "/api/products", "/nope"]) {
    await app.fetch(path, { headers: { "x-forwarded-for": "192.0.2.1" } });
  }
  const warnings = lines.filter((line) => warning.test(line));
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? "")).toMatchObject({ level: 40 });
  expect(lines.join("")).not.toContain("192.0.2.1");
  await app.close();
});

test("doesn't warn about X-Forwarded-For with a trusted proxy", async () => {
  const { log, lines } = captureLog();
  const app = await createTestApp({ trustedProxies: 1 }, undefined, log);
  await app.fetch("/healthz", { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect(lines.filter((line) => warning.test(line))).toEqual([]);
  await app.close();
});
