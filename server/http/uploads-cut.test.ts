import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#server/db/schema/staff.ts";
import type { Listening } from "#server/listen.ts";
import { appendBytes, makeForm, createImageFile } from "#server/testing/create-image-file.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/uploads/product-images";

let app: TestApp;
let server: Listening;
let cookie: string;
let body: Buffer;
let type: string;

beforeAll(async () => {
  app = await createTestApp();
  server = await app.listen();
  cookie = (await app.signIn("admin")).cookie;
  const image = appendBytes(await createImageFile("jpeg", 300, 200), Buffer.alloc(400_000));
  const form = new Request("http://localhost", { method: "POST", body: makeForm(image) });
  type = form.headers.get("content-type") ?? "";
  body = Buffer.from(await form.arrayBuffer());
});

afterAll(async () => {
  await server.close();
  await app.close();
});

// docs/product/reliability.md#cut-uploads
test.each([0, 0.001, 0.2, 0.7, 0.999])(
  "an upload cut at %d of its bytes leaves no row and no file",
  async (share) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(head(body.length));
    socket.write(body.subarray(0, Math.floor(body.length * share)));
    await delay(150);
    socket.destroy();
    await once(socket, "close");
    await delay(300);
    await expect.poll(listLeftovers).toEqual([]);
  },
);

// docs/product/reliability.md#cut-uploads
test("rejects a form that ends too early", async () => {
  const cut = body.subarray(0, body.length - 2_000);
  const answer = await send(Buffer.concat([Buffer.from(head(cut.length)), cut]));
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(await listLeftovers()).toEqual([]);
});

// docs/product/security.md#bounded-images
test("rejects a too large content-length immediately, however slowly the body arrives", async () => {
  const startedAt = performance.now();
  const answer = await send(Buffer.from(head(50_000_000)));
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("Image size must be less than 5MB");
});

// docs/product/reliability.md#cut-uploads
test("a browser that sends far too much can still read the error", async () => {
  const form = makeForm(new Uint8Array(8_000_000));
  const address = `http://127.0.0.1:${server.port}${path}`;
  const answer = await fetch(address, { method: "POST", body: form, headers: headers() });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: "image_too_large" }]);
});

test("stores and serves a whole upload sent over a connection", async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(origin + path, {
    method: "POST",
    body: new Uint8Array(body),
    headers: { ...headers(), "content-type": type },
  });
  expect(answer.status).toBe(201);
  const { image_url: address }: { image_url: string } = JSON.parse(await answer.text());
  const delivered = await fetch(origin + address);
  const bytes = new Uint8Array(await delivered.arrayBuffer());
  expect(delivered.headers.get("content-length")).toBe(String(bytes.length));
  expect([bytes[0], bytes.at(-1)]).toEqual([0xff, 0xd9]);
});

function headers(): Record<string, string> {
  return { cookie, origin: new URL(app.appContext.config.publicUrl).origin };
}

function head(length: number): string {
  const lines = Object.entries({ ...headers(), "content-type": type, "content-length": length });
  const rest = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${rest}\r\n`;
}

/** Sends bytes and reads the whole response while the sender stays connected. */
async function send(bytes: Buffer): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  socket.on("data", (data) => (answer += data.toString()));
  socket.on("error", () => {});
  while (!answer.includes("}")) await once(socket, "data");
  socket.destroy();
  return answer;
}

async function listLeftovers(): Promise<unknown[]> {
  const folder = join(app.appContext.config.dataDir, "uploads");
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return [...files, ...(await app.appContext.db.select().from(uploads))];
}
