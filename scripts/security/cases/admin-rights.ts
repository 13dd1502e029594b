import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { listRoutes } from "#server/http/contract/list-routes.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { makeScratchShop } from "../../load/scratch-shop.ts";
import { createHttpClient, takeNetwork } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { openStream } from "../open-stream.ts";
import { expectStatus, customerPassword, readToken } from "../target.ts";

export const adminRightCases: readonly SecurityCase[] = [
  {
    id: "S26",
    title: "create-admin called by strangers makes nothing and answers the same",
    rules: ["accounts.md#configured-admin"],
    async attack(target) {
      const calls = Array.from({ length: 50 }, () =>
        target.send("/api/admin/create-admin", { body: {}, from: takeNetwork() }),
      );
      const answers = new Set(
        (await Promise.all(calls)).map(({ status, text }) => `${status} ${text}`),
      );
      assert.equal(answers.size, 1);
      const rows = await target.database.query("SELECT 1 FROM admin_users");
      assert.equal(rows.length, 1);
      return "50 equal answers, one admin";
    },
  },
  {
    id: "S27",
    title: "A second create-admin changes nothing",
    async attack(target) {
      const read = (): Promise<unknown> =>
        target.database.query("SELECT u.* FROM users u JOIN admin_users a ON a.user_id = u.id");
      const before = await read();
      await target.send("/api/admin/create-admin", { body: {}, from: takeNetwork() });
      assert.deepEqual(await read(), before);
      const body = { email: "evil@firm.example", password: customerPassword };
      await expectStatus(target.send("/api/admin/create-admin", { body }), 422);
      return "account unchanged, fields 422";
    },
  },
  {
    id: "S28",
    title: "Every route of the contract rejects those without its right",
    rules: ["admin.md#enforced-by-the-server"],
    async attack(target) {
      const routes = listRoutes().filter(({ needsSession }) => needsSession);
      const expired = await target.createCustomer();
      await target.send("/api/auth/sign-out", { body: {}, cookie: expired.cookie });
      for (const { method, path } of routes) {
        const place = toAddress(path);
        for (const cookie of [undefined, expired.cookie, "__Host-shop.session_token=forged.x"]) {
          const { status } = await target.send(place, { method, cookie, from: takeNetwork() });
          assert.equal(status, 401, `${method} ${path}`);
        }
      }
      const { cookie } = await target.createCustomer();
      const admins = routes.filter(
        ({ path }) => path.startsWith("/admin/") && path !== "/admin/setup",
      );
      for (const { method, path } of admins) {
        const place = toAddress(path);
        const { status } = await target.send(place, { method, cookie, from: takeNetwork() });
        assert.equal(status, 403, `${method} ${path} as a customer`);
      }
      return `${routes.length} routes × 3 visitors 401, ${admins.length} × customer 403`;
    },
  },
  {
    id: "S29",
    title: "The admin check answers for oneself only",
    rules: ["accounts.md#own-right-only"],
    async attack(target) {
      const { cookie } = await target.createCustomer();
      const { body } = await target.send("/api/admin/me?user_id=1&email=chaos@shop.example", {
        cookie,
      });
      assert.equal(body["is_admin"], false);
      return "false for a customer who names the admin";
    },
  },
  {
    id: "S30",
    title: "The setup code makes exactly one admin",
    rules: ["admin.md#first-admin"],
    attack: () => claimAdmin(),
  },
  {
    id: "S31",
    title: "A role or another person in the body is 422",
    rules: ["admin.md#only-oneself"],
    async attack(target) {
      const { cookie } = await target.createCustomer();
      const extras = [{ role: "owner" }, { user_id: "1" }, { email: "chaos@shop.example" }];
      for (const extra of extras) {
        const body = { code: "ABCD-EFGH-JKLM-NPQR", ...extra };
        await expectStatus(target.send("/api/admin/setup", { cookie, body }), 422);
      }
      return `${extras.length} fields 422`;
    },
  },
  {
    id: "S32",
    title: "A removed admin's next call is 403, and the stream closes within 5 s",
    rules: ["security.md#lost-rights"],
    async attack(target) {
      const { email, cookie } = await target.createCustomer();
      await target.database.query(
        `INSERT INTO admin_users (id, user_id, email, name)
         SELECT gen_random_uuid(), id, email, name FROM users WHERE email = $1`,
        [email],
      );
      const stream = await openStream(target, "/api/live/orders", { cookie });
      assert.equal(stream.status, 200);
      await target.database.query("DELETE FROM admin_users WHERE email = $1", [email]);
      const began = performance.now();
      await expectStatus(target.send("/api/admin/stats", { cookie }), 403);
      await Promise.race([stream.ended, delay(10_000, undefined, { ref: false })]);
      const seconds = (performance.now() - began) / 1_000;
      assert.ok(stream.isEnded() && seconds < 5, `open after ${seconds.toFixed(1)} s`);
      return `403 at once, closed after ${seconds.toFixed(1)} s`;
    },
  },
];

/** The address of a route, with the id of nothing for each parameter. */
function toAddress(path: string): string {
  return `/api${path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000")}`;
}

/** A shop without an admin: wrong codes, then 50 parallel claims with the right one. */
async function claimAdmin(): Promise<string> {
  const code = "ABCD-EFGH-JKLM-NPQR";
  const shop = await makeScratchShop({
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
    SETUP_CODE: code,
    TRUST_PROXY: "1",
    RATE_LIMIT_FACTOR: "1000",
  });
  try {
    await shop.start();
    const own = `http://localhost:${new URL(shop.origin).port}`;
    const send = createHttpClient(shop.origin, own);
    const person = { email: "first@firm.example", password: customerPassword };
    await expectStatus(send("/api/auth/sign-up/email", { body: { name: "N", ...person } }), 200);
    let token: string | undefined;
    for (let attempt = 0; attempt < 200 && token === undefined; attempt += 1) {
      const [mail] = await readOutbox(shop.dataDir);
      if (mail) token = readToken(mail);
      else await delay(250);
    }
    await expectStatus(send("/api/auth/confirm-email", { body: { token } }), 200);
    const { cookie } = await send("/api/auth/sign-in/email", { body: person });
    await expectStatus(send("/api/admin/setup", { body: { code } }), 401);
    await expectStatus(send("/api/admin/setup", { body: { code: "WRONG-CODE-1" }, cookie }), 403);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send("/api/admin/setup", { body: { code }, cookie })),
    );
    const count = answers.filter(({ status }) => status === 200).length;
    assert.equal(count, 1, `${count} claims succeeded`);
    assert.match(await shop.readLog(), /setup code/i);
    return "wrong 403 and logged, one of 50 claims succeeded";
  } finally {
    await shop.remove();
  }
}
