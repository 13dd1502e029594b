import { afterAll, beforeAll, expect, test } from "vitest";
import { maxPasswordBytes } from "#domain/account.ts";
import { measureSlowness } from "#domain/testing/cpu-ms.ts";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import { findSlowReaders, listTokens, maxCpuMs } from "#domain/testing/repetitions.ts";
import type { Listening } from "#server/listen.ts";
import { loadBuild } from "#server/load-build.ts";
import { parseEmail } from "#server/services/accounts/parse-email.ts";
import { isCommonPassword } from "#server/services/accounts/password-rules.ts";
import { toOwnAddress } from "#server/services/accounts/redirects.ts";
import { readHeader } from "#server/services/imports/read-header.ts";
import { decodeCursor, encodeCursor } from "#server/services/keyset-cursor.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";
import { listHostileRequests } from "#server/testing/repetition-requests.ts";
import { sendBytes } from "#server/testing/send-bytes.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { localLocation } from "./local-location.ts";
import { parseRange } from "./static-files-range.ts";
import { findJsonError } from "./strict-json.ts";

const origin = "http://127.0.0.1";
const tokens = listTokens(isFullRun);
const bodyCharacters = 100_000;
/** Node rejects a longer request head. */
const headCharacters = 16_000;

let app: TestApp;
let server: Listening;

beforeAll(async () => {
  const { site } = await loadBuild(origin);
  app = await createTestApp({ publicUrl: origin }, site);
  server = await app.listen();
});

afterAll(async () => {
  await server.close();
  await app.close();
});

// docs/product/security.md#bounded-bodies
test("parsing a body of 100 kB of any repeated token takes less than 50 ms", () => {
  const slow = findSlowReaders(
    {
      findJsonError,
      "an open string": (text) => findJsonError(`{"a":"${text}`),
      "an open list": (text) => findJsonError(`[${text}`),
      "a value": (text) => findJsonError(JSON.stringify({ a: text })),
      "a key": (text) => findJsonError(JSON.stringify({ [text]: 1, b: 2 })),
      parseEmail,
      isCommonPassword: (text) => isCommonPassword(text.slice(0, maxPasswordBytes)),
      readHeader,
      "columns of a header": (text) => readHeader(`name,${text.slice(0, 1_900)}\nx`),
    },
    bodyCharacters,
    tokens,
  );
  expect(slow).toEqual([]);
}, 240_000);

// docs/product/security.md#headers-and-queries
test("parsing a request head of any repeated token takes less than 50 ms", () => {
  const slow = findSlowReaders(
    {
      Range: (text) => parseRange(`bytes=${text}`, 1_000),
      toNetwork,
      "an IPv6 address": (text) => toNetwork(`1:${text}`),
      toOwnAddress: (text) => toOwnAddress({ publicUrl: origin }, `/${text}`),
      localLocation: (text) => localLocation(`/${text}`, origin),
      "a cursor": (text) => decodeCursor("name", "text", text),
      "a cursor's value": (text) =>
        decodeCursor("name", "text", encodeCursor("name", { value: text, id: text })),
    },
    headCharacters,
    tokens,
  );
  expect(slow).toEqual([]);
}, 240_000);

// docs/product/security.md#headers-and-queries
test("reading the session of a request takes less than 50 ms for any repeated token", async () => {
  const slow: string[] = [];
  for (const token of tokens) {
    const text = token.repeat(headCharacters / token.length);
    // The bytes of a header, of which each is a character to Node.
    const value = Buffer.from(text)
      .toString("latin1")
      .replaceAll(/[\0\r\n]/g, " ");
    const headers = [
      { cookie: value },
      { cookie: `shop.session_token=${value}` },
      { authorization: value },
      { authorization: `Bearer ${value}` },
    ];
    for (const sent of headers) {
      const ms = await leastCpuMs(async () => {
        expect((await app.call("/api/admin/me", { headers: sent })).body["user"]).toBeNull();
      });
      if (ms > maxCpuMs) slow.push(`${Object.keys(sent).join()} ${JSON.stringify(token)} ${ms} ms`);
    }
  }
  expect(slow).toEqual([]);
}, 240_000);

const repeated = ['"', "/", "%", "[", ";", "ë"];
const alsoRepeated = ["\\", " ", "{", ",", "&", "=", "0", '\\"', "./", "[]"];

// docs/product/security.md#bounded-bodies, docs/product/security.md#headers-and-queries
test.each(isFullRun ? [...repeated, ...alsoRepeated] : repeated)(
  "every request that repeats %j takes less than 50 ms of CPU",
  async (token) => {
    const { cookie } = await app.signIn("admin");
    const slow: string[] = [];
    for (const { target, bytes } of listHostileRequests(token, cookie)) {
      const ms = await leastCpuMs(() => sendRequest(bytes));
      if (ms > maxCpuMs) slow.push(`${target} ${ms} ms`);
    }
    expect(slow).toEqual([]);
  },
  120_000,
);

// docs/product/security.md#bounded-bodies
test("a query of lists with large indexes takes less than 50 ms of CPU", async () => {
  const names = Array.from({ length: 650 }, (_, index) => index.toString(36));
  const query = names.map((name) => `${name}[9999]=&${name}[b]=`).join("&");
  const request = `GET /api/products?${query} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  expect(await leastCpuMs(() => sendRequest(Buffer.from(request)))).toBeLessThan(maxCpuMs);
});

/**
 * The CPU time of this thread for a request and its response: the minimum of up to three, on a machine
 * of usual speed.
 */
async function leastCpuMs(send: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > maxCpuMs; attempt += 1) {
    const before = process.threadCpuUsage();
    await send();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least > maxCpuMs ? least / measureSlowness() : least;
}

async function sendRequest(bytes: Buffer): Promise<void> {
  expect(await sendBytes(server.port, bytes)).toMatch(/^HTTP\/1\.1 \d{3} /);
}
