import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBuild } from "#server/load-build.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const publicUrl = "https://shop.example";

let app: TestApp;

beforeAll(async () => {
  const { site } = await loadBuild(publicUrl);
  app = await createTestApp({ publicUrl, isHttps: true }, site);
  await insertProduct(app.appContext.db);
});

afterAll(() => app.close());

/** Findings of Google's CSP evaluator, from medium severity on. */
function findWeaknesses(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}

// docs/product/security.md#policy-and-headers
test.each(["/", "/shop", "/account", "/nope"])(
  "the policy of %s has no weakness of medium severity or more",
  async (path) => {
    const { cookie } = await app.signIn("customer");
    for (const visitor of [undefined, cookie]) {
      const { headers } = await app.fetch(path, { cookie: visitor });
      expect(findWeaknesses(headers.get("content-security-policy") ?? "")).toEqual([]);
    }
  },
);

test("detects a weak policy", () => {
  expect(findWeaknesses("default-src 'self'; script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

// docs/product/security.md#policy-and-headers
test("the policy of the cached shop page has hashes of its inline scripts and no nonce", async () => {
  const response = await app.fetch("/shop");
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  expect(html).not.toContain("nonce");
  const scripts = [
    ...html.matchAll(/<script(?![^>]* (?:src=|type="application))[^>]*>(.*?)<\/script>/gs),
  ];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, script = ""] of scripts) {
    expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
  }
});
