import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { takeNetwork } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { openStream, type OpenStream } from "../open-stream.ts";
import { expectStatus } from "../target.ts";

export const realtimeCases: readonly SecurityCase[] = [
  {
    id: "S57",
    title: "Orders stream to admins only; product events hold no personal data",
    rules: ["security.md#streams-without-personal-data"],
    async attack(target) {
      const { cookie } = await target.createCustomer();
      for (const path of ["/api/live/orders", "/api/live/quotes"]) {
        await expectStatus(target.send(path), 401);
        await expectStatus(target.send(path, { cookie }), 403);
      }
      const stream = await openStream(target, "/api/live/products");
      const id = await target.createProduct({ name: "Secret name 6205" });
      await awaitText(stream, id);
      const events = [...stream.text().matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => data);
      stream.close();
      for (const event of events) {
        const parsed: unknown = JSON.parse(event);
        assert.deepEqual(Object.keys(parsed ?? {}).toSorted(), ["id", "kind", "seq"]);
      }
      return `401, 403; ${events.length} events with seq, kind, id`;
    },
  },
  {
    id: "S58",
    title: "A foreign origin can't open a stream",
    rules: ["security.md#streams-of-our-own-pages"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const foreign = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const headers of foreign) {
        await expectStatus(target.send("/api/live/orders", { cookie, headers }), 403);
      }
      return `${foreign.length} × 403`;
    },
  },
  {
    id: "S59",
    title: "Signing out closes the stream within 5 s",
    rules: ["security.md#sign-out-closes-streams"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const stream = await openStream(target, "/api/live/orders", { cookie });
      assert.equal(stream.status, 200);
      const began = performance.now();
      await expectStatus(target.send("/api/auth/sign-out", { body: {}, cookie }), 200);
      await Promise.race([stream.ended, delay(10_000, undefined, { ref: false })]);
      const seconds = (performance.now() - began) / 1_000;
      assert.ok(stream.isEnded() && seconds < 5, `open after ${seconds.toFixed(1)} s`);
      return `closed after ${seconds.toFixed(1)} s`;
    },
  },
  {
    id: "S60",
    title: "The 21st stream of a network is 429; junk Last-Event-IDs are harmless",
    rules: ["security.md#streams-per-address"],
    async attack(target) {
      const from = takeNetwork();
      const open: OpenStream[] = [];
      const path = "/api/live/products";
      for (let index = 0; index < 20; index += 1)
        open.push(await openStream(target, path, { from }));
      assert.ok(open.every(({ status }) => status === 200));
      const { status } = await openStream(target, path, { from });
      assert.equal(status, 429);
      for (const stream of open) stream.close();
      const junk = ["x", "-1", "1e9", "999999999999999", "' OR 1=1", "\u00ff"];
      for (const id of junk) {
        const stream = await openStream(target, path, { headers: { "last-event-id": id } });
        assert.equal(stream.status, 200);
        stream.close();
      }
      return `20 open, 429; ${junk.length} ids harmless`;
    },
  },
  {
    id: "S61",
    title: "A name with line breaks stays one event",
    rules: ["security.md#one-event-per-change"],
    async attack(target) {
      const stream = await openStream(target, "/api/live/products");
      const name = 'a\n\ndata: {"seq":1,"kind":"deleted","id":"x"}\n\n';
      const id = await target.createProduct({ name });
      await awaitText(stream, id);
      const count = [...stream.text().matchAll(/^data: /gm)].length;
      stream.close();
      assert.ok(!stream.text().includes('"id":"x"'));
      return `${count} events, none injected`;
    },
  },
];

async function awaitText(stream: OpenStream, wanted: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (stream.text().includes(wanted)) return;
    await delay(100);
  }
  throw new Error("the event didn't arrive within 20 s");
}
