import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressAnswers, encodeBody } from "./compress-answers.ts";

const long = new TextEncoder().encode("bearing ".repeat(500));

function ask(body: string, accepted: string, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.use(compressAnswers);
  app.get("/", () => new Response(body, { headers: { "content-type": "text/plain", ...headers } }));
  return app.request("/", { headers: { "accept-encoding": accepted } });
}

test("a short answer is sent as it is, with its length", async () => {
  const answer = await ask('{"status":"up"}', "gzip");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/plain",
    "content-length": "15",
    vary: "Accept-Encoding",
  });
  expect(await answer.text()).toBe('{"status":"up"}');
});

test("a long answer is compressed for those who accept it, and named so for caches", async () => {
  const text = "bearing ".repeat(500);
  const answer = await ask(text, "gzip, deflate, br");
  const body = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-length")).toBe(String(body.byteLength));
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(gunzipSync(body).toString()).toBe(text);
  const plain = await ask(text, "");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe(text);
});

test("an answer that is compressed already, an image and an event stream are left as they are", async () => {
  const text = "bearing ".repeat(500);
  for (const headers of [
    { "content-length": "1023" },
    { "content-encoding": "br" },
    { "content-type": "image/avif" },
    { "content-type": "text/event-stream" },
  ]) {
    const answer = await ask(text, "gzip", headers);
    expect(answer.headers.get("content-encoding")).not.toBe("gzip");
    expect(await answer.text()).toBe(text);
  }
});

test.each([
  ["gzip", true],
  ["br, gzip;q=0.5", true],
  ["*", true],
  ["GZIP", true],
  ["gzip;q=0", false],
  ["gzip; q=0.0, br", false],
  ["gzip;q=0, *", false],
  ["x-gzip", false],
  ["identity", false],
])("'%s' accepts gzip: %s", (accepted, isAccepted) => {
  const { headers } = encodeBody(long, accepted);
  expect("content-encoding" in headers).toBe(isAccepted);
});
