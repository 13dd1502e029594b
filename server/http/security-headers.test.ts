import { expect, test } from "vitest";
import { company } from "#domain/company.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

function getPolicy(isHttps: boolean): readonly string[] {
  const { frameHosts } = company;
  return contentSecurityPolicy({
    scripts: ["'nonce-a'"],
    styles: ["'nonce-a'"],
    frameHosts,
    isHttps,
  }).split("; ");
}

test("allows scripts, styles, videos and fonts only from the site itself", () => {
  expect(getPolicy(false)).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'nonce-a'",
      "style-src 'self' 'nonce-a'",
      "media-src 'self'",
      "font-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

test("only the catalogues and the map may be framed", () => {
  const hosts = company.frameHosts.join(" ");
  expect(getPolicy(false)).toContain(`frame-src 'self' ${hosts}`);
  expect(company.frameHosts).toContain(new URL(company.map.frameUrl).origin);
});

// docs/product/security.md#policy-and-headers
test.each([true, false])("no page embeds an object, https: %s", (isHttps) => {
  expect(getPolicy(isHttps)).toContain("object-src 'none'");
});

// docs/product/security.md#policy-and-headers
test("on https the policy contains no plain http source", () => {
  expect(company.frameHosts.some((host) => host.startsWith("http:"))).toBe(true);
  expect(getPolicy(true).join("; ")).not.toContain("http:");
  expect(getPolicy(true)).toContain("upgrade-insecure-requests");
  expect(getPolicy(false)).not.toContain("upgrade-insecure-requests");
});
