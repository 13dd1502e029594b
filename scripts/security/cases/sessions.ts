import assert from "node:assert/strict";
import { takeNetwork } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { expectStatus, customerPassword } from "../target.ts";

export const sessionCases: readonly SecurityCase[] = [
  {
    id: "S19",
    title: "The cookie is __Host-, HttpOnly, Secure, SameSite=Lax, of at least 128 bit",
    rules: ["security.md#cookie"],
    async attack(target) {
      const { email, password } = await target.createCustomer();
      const body = { email, password };
      const { headers } = await target.send("/api/auth/sign-in/email", { body });
      const [cookie = ""] = headers["set-cookie"] ?? [];
      for (const part of [
        /^__Host-/,
        /; HttpOnly/i,
        /; Secure/i,
        /; SameSite=Lax/i,
        /; Path=\//i,
      ]) {
        assert.match(cookie, part);
      }
      // 22 characters of 64 kinds are 132 bit.
      assert.match(decodeURIComponent(cookie), /^[^=]+=[\w-]{22,}\./);
      return cookie.replace(/=[^;]+/, "=…");
    },
  },
  {
    id: "S20",
    title: "After sign-out the old cookie is 401 at once",
    rules: ["security.md#sign-out-is-final"],
    async attack(target) {
      const { cookie } = await target.createCustomer();
      await expectStatus(target.send("/api/auth/sign-out", { body: {}, cookie }), 200);
      await expectStatus(target.send("/api/cart", { cookie }), 401);
      return "401";
    },
  },
  {
    id: "S21",
    title: "There is no refresh token; a replaced session token stays invalid",
    rules: ["security.md#no-second-token"],
    async attack(target) {
      const { email, password, cookie } = await target.createCustomer();
      const body = { email, password };
      const answer = await target.send("/api/auth/sign-in/email", { body, cookie });
      assert.doesNotMatch(answer.text, /refresh/i);
      assert.equal(answer.headers["set-cookie"]?.length, 1);
      await expectStatus(target.send("/api/cart", { cookie }), 401);
      return "one cookie, no refresh token; the replaced one 401";
    },
  },
  {
    id: "S22",
    title: "A password change ends other sessions",
    rules: ["accounts.md#new-password"],
    async attack(target) {
      const { email, password, cookie } = await target.createCustomer();
      const signIn = { body: { email, password }, from: takeNetwork() };
      const other = await target.send("/api/auth/sign-in/email", signIn);
      const body = { currentPassword: password, newPassword: `${customerPassword}!` };
      const changed = await expectStatus(
        target.send("/api/auth/change-password", { body, cookie }),
        200,
      );
      await expectStatus(target.send("/api/cart", { cookie: other.cookie }), 401);
      await expectStatus(target.send("/api/cart", { cookie: changed.cookie }), 200);
      return "other 401, own new one 200";
    },
  },
  {
    id: "S23",
    title: "Idle and absolute ends hold with shifted times",
    rules: ["security.md#idle-and-absolute-end"],
    async attack(target) {
      const shift = async (days: number, column: string): Promise<number> => {
        const { email, cookie } = await target.createCustomer();
        await target.database.query(
          `UPDATE sessions SET ${column} = ${column} - make_interval(days => $1)
           WHERE user_id = (SELECT id FROM users WHERE email = $2)`,
          [days, email],
        );
        return (await target.send("/api/cart", { cookie })).status;
      };
      assert.equal(await shift(8, "expires_at"), 401);
      assert.equal(await shift(31, "created_at"), 401);
      assert.equal(await shift(1, "created_at"), 200);
      return "8 idle days 401, 31 days 401, 1 day 200";
    },
  },
  {
    id: "S24",
    title: "Cross-site forms, text, GET and foreign or missing origins change nothing",
    rules: ["security.md#own-origin-only"],
    async attack(target) {
      const { cookie } = await target.createCustomer();
      const origins = [
        "https://evil.example",
        "null",
        `${target.proxy.url}.evil.example`,
        "http://localhost",
        null,
      ];
      for (const origin of origins) {
        await expectStatus(target.send("/api/cart", { method: "DELETE", cookie, origin }), 403);
      }
      for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
        const call = { rawBody: "{}", cookie, headers: { "content-type": type } };
        await expectStatus(target.send("/api/cart/items", call), 415);
      }
      await expectStatus(target.send("/api/auth/sign-out", { cookie }), 404, 405);
      await expectStatus(target.send("/api/cart", { cookie }), 200);
      return `${origins.length} origins 403, two types 415, GET 405`;
    },
  },
  {
    id: "S25",
    title: "Only the native origins get a CORS header, never with credentials",
    rules: ["security.md#cors-for-the-app-only"],
    async attack(target) {
      const foreign = [
        "https://evil.example",
        "null",
        "https://localhost.evil.example",
        "http://localhost",
        "ionic://localhost",
      ];
      for (const origin of foreign) {
        const { headers } = await target.send("/api/products", { origin });
        assert.equal(headers["access-control-allow-origin"], undefined, origin);
      }
      for (const origin of ["https://localhost", "capacitor://localhost"]) {
        const { headers } = await target.send("/api/products", { origin });
        assert.equal(headers["access-control-allow-origin"], origin);
        assert.equal(headers["access-control-allow-credentials"], undefined);
      }
      return `${foreign.length} origins without a header`;
    },
  },
];
