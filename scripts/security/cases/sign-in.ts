import assert from "node:assert/strict";
import { takeNetwork, type ClientAnswer } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { compareTimes } from "../compare-times.ts";
import { expectStatus, customerPassword, type SecurityTarget } from "../target.ts";

const unknown = "unknown@firm.example";

export const signInCases: readonly SecurityCase[] = [
  {
    id: "S9",
    title: "Unknown, wrong and unconfirmed get one answer",
    rules: ["accounts.md#one-answer-to-wrong-credentials"],
    async attack(target) {
      const { email } = await target.createCustomer();
      const unconfirmed = "unconfirmed@firm.example";
      const body = { name: "N", email: unconfirmed, password: customerPassword };
      await target.send("/api/auth/sign-up/email", { body, from: takeNetwork() });
      const answers = [
        await signIn(target, unknown, customerPassword),
        await signIn(target, email, "Wrong-password-1"),
        await signIn(target, unconfirmed, customerPassword),
      ];
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [401]);
      return "three byte-equal 401";
    },
  },
  {
    id: "S10",
    title: "The time tells nothing about an account: |z| < 3.3 over 200 pairs",
    async attack(target) {
      const { email } = await target.createCustomer();
      const { z, medians } = await compareTimes(
        200,
        async () => (await signIn(target, unknown, "Wrong-password-1")).ms,
        async () => (await signIn(target, email, "Wrong-password-1")).ms,
      );
      assert.ok(Math.abs(z) < 3.3, `z = ${z.toFixed(2)}`);
      return `z = ${z.toFixed(2)}, medians ${medians.map(Math.round).join(" and ")} ms`;
    },
  },
  {
    id: "S11",
    title: "5 failures per account and network, whatever headers say, then 429 with Retry-After",
    rules: ["security.md#limited-failures"],
    async attack(target) {
      const { email } = await target.createCustomer();
      const from = takeNetwork();
      const fail = (headers = {}): Promise<ClientAnswer> =>
        target.send("/api/auth/sign-in/email", {
          body: { email, password: "Wrong-password-1" },
          from,
          headers,
        });
      for (let index = 0; index < 5; index += 1) await expectStatus(fail(), 401);
      const { headers } = await expectStatus(fail(), 429);
      assert.ok(Number(headers["retry-after"]) > 600);
      for (const name of [
        "x-forwarded-for",
        "x-real-ip",
        "forwarded",
        "client-ip",
        "true-client-ip",
      ]) {
        await expectStatus(fail({ [name]: "203.0.113.9" }), 429);
      }
      return `429 after 5, Retry-After ${String(headers["retry-after"])}, five headers without effect`;
    },
  },
  {
    id: "S12",
    title: "One password over many accounts is limited",
    rules: ["security.md#one-password-on-many-accounts"],
    async attack(target) {
      const from = takeNetwork();
      const statuses: number[] = [];
      for (let index = 0; index < 30; index += 1) {
        const email = `spray-${index}@firm.example`;
        statuses.push((await signIn(target, email, "Summer-2026", from)).status);
      }
      assert.equal(statuses.indexOf(429), 20);
      return "429 from the 21st account on";
    },
  },
  {
    id: "S13",
    title: "A stranger can't lock the owner out",
    rules: ["security.md#owners-are-not-locked-out"],
    async attack(target) {
      const { email, password } = await target.createCustomer();
      const stranger = takeNetwork();
      for (let index = 0; index < 7; index += 1) {
        await signIn(target, email, "Wrong-password-1", stranger);
      }
      await expectStatus(signIn(target, email, password, stranger), 429);
      await expectStatus(signIn(target, email, password), 200);
      return "stranger 429, owner 200";
    },
  },
  {
    id: "S14",
    title: "Arrays, objects, NUL and 10 kB fields are 4xx",
    rules: ["security.md#malformed-credentials"],
    async attack(target) {
      const values = [[], {}, { $ne: null }, null, 1, true, "a\0b", "x".repeat(10_000)];
      for (const value of values) {
        for (const body of [
          { email: value, password: customerPassword },
          { email: unknown, password: value },
        ]) {
          const sending = target.send("/api/auth/sign-in/email", { body, from: takeNetwork() });
          await expectStatus(sending, 401, 422);
        }
      }
      return `${values.length * 2} values`;
    },
  },
  {
    id: "S15",
    title: "SQL in a field is 401, never 500",
    rules: ["security.md#no-sql-injection"],
    async attack(target) {
      const payloads = ["' OR '1'='1", "'; DROP TABLE users; --", '" OR ""="', "admin'--"];
      for (const payload of payloads) {
        await expectStatus(signIn(target, `${payload}@firm.example`, payload), 401, 422);
        await expectStatus(signIn(target, unknown, payload), 401);
      }
      return `${payloads.length * 2} payloads`;
    },
  },
  {
    id: "S16",
    title: "Signing in makes a new session; a planted one is dead",
    rules: ["security.md#new-session"],
    async attack(target) {
      const { email, password, cookie } = await target.createCustomer();
      const body = { email, password };
      const again = await target.send("/api/auth/sign-in/email", { body, cookie });
      assert.notEqual(again.cookie, cookie);
      await expectStatus(target.send("/api/cart", { cookie }), 401);
      const planted = `${cookie.slice(0, cookie.indexOf("="))}=${"a".repeat(32)}.${"b".repeat(44)}`;
      await expectStatus(target.send("/api/cart", { cookie: planted }), 401);
      return "new id, old and planted 401";
    },
  },
  {
    id: "S17",
    title: "No default account works",
    rules: ["security.md#no-default-accounts"],
    async attack(target) {
      const pairs = [
        "admin@example.com:admin",
        "admin@admin.com:Admin123",
        "admin@localhost:password",
        "test@test.com:Test1234",
        "root@localhost:root",
      ];
      for (const pair of pairs) {
        const [email = "", password = ""] = pair.split(":");
        await expectStatus(signIn(target, email, password), 401, 422);
      }
      return `${pairs.length} pairs 401`;
    },
  },
  {
    id: "S18",
    title: "Both sign-in pages share route, limit and log",
    rules: ["security.md#one-sign-in-route"],
    async attack(target) {
      const { text } = await target.send("/api/openapi.json");
      const routes = [...text.matchAll(/"\/[\w/-]*(?:sign-?in|log-?in)[\w/-]*"/g)];
      assert.deepEqual(
        routes.map(([route]) => route),
        ['"/auth/sign-in/email"', '"/auth/sign-in/code"'],
      );
      return "one route in openapi.json, and its second step";
    },
  },
];

function signIn(
  { send }: SecurityTarget,
  email: string,
  password: string,
  from = takeNetwork(),
): Promise<ClientAnswer> {
  return send("/api/auth/sign-in/email", { body: { email, password }, from });
}
