import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { takeNetwork, type ClientAnswer } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { expectStatus, customerPassword, readToken, type SecurityTarget } from "../target.ts";

export const signUpCases: readonly SecurityCase[] = [
  {
    id: "S1",
    title: "Each password rule alone and together answers its exact text",
    rules: ["accounts.md#password-rules"],
    async attack(target) {
      const passwords = ["Abc1", "abcdefg1", "ABCDEFG1", "Abcdefgh", "abc", ""];
      for (const password of passwords) await expectStatus(signUp(target, { password }), 422);
      return `${passwords.length} passwords rejected`;
    },
  },
  {
    id: "S2",
    title: "Long passwords and emoji work in full; over 1 kB is 422",
    rules: ["security.md#long-passwords"],
    async attack(target) {
      const long = `Aa1${"x".repeat(61)}`;
      await expectStatus(signUp(target, { password: long }), 200);
      await expectStatus(signUp(target, { password: `Aa1${"🔩".repeat(8)}` }), 200);
      await expectStatus(signUp(target, { password: `Aa1${"x".repeat(1_100)}` }), 422);
      return "64 characters and emoji accepted, 1.1 kB 422";
    },
  },
  {
    id: "S3",
    title: "Common passwords are rejected",
    rules: ["security.md#common-passwords"],
    async attack(target) {
      const passwords =
        "Password1 P@ssw0rd1 1q2w3e4R Zaq12wsx Welcome1 Qwerty123 Letmein1 Iloveyou1 Monkey123 Dragon123 Football1 Sunshine1 Princess1 Admin123 Abc12345 Passw0rd Superman1 Summer2026 Trustno1 Starwars1".split(
          " ",
        );
      for (const password of passwords) await expectStatus(signUp(target, { password }), 422);
      return `${passwords.length} rejected`;
    },
  },
  {
    id: "S4",
    title: "A taken address gets the same answer as a new one",
    rules: ["security.md#no-hint-in-a-sign-up"],
    async attack(target) {
      const { email } = await target.createCustomer();
      const known = await signUp(target, { email });
      const unknown = await signUp(target, {});
      assert.deepEqual(describeAnswer(known), describeAnswer(unknown));
      await target.awaitMail(email, ({ text }) => !/#?confirm=/.test(text));
      return "status, body and headers equal; the owner got a mail";
    },
  },
  {
    id: "S5",
    title: "Foreign fields in a sign-up change nothing",
    rules: ["security.md#allowed-fields-only"],
    async attack(target) {
      const extras = [
        '"role":"admin"',
        '"is_admin":true',
        '"id":"1"',
        '"email_verified":true',
        '"emailVerified":true',
        '"__proto__":{"is_admin":true}',
      ];
      for (const extra of extras) {
        const rawBody = `{"name":"N","email":"${newEmail()}","password":"${customerPassword}",${extra}}`;
        await expectStatus(
          target.send("/api/auth/sign-up/email", { rawBody, from: takeNetwork() }),
          422,
        );
      }
      return `${extras.length} fields 422`;
    },
  },
  {
    id: "S6",
    title: "200 parallel sign-ups of one address make one account",
    async attack(target) {
      const email = newEmail();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          signUp(target, { email: index % 2 === 0 ? email : email.toUpperCase() }),
        ),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      assert.deepEqual([...statuses], [200]);
      const rows = await target.database.query("SELECT 1 FROM users WHERE lower(email) = $1", [
        email,
      ]);
      assert.equal(rows.length, 1);
      return "200 × 200, one row";
    },
  },
  {
    id: "S7",
    title: "A confirmation link works once, for a day, for its own account",
    rules: ["security.md#links-work-once"],
    async attack(target) {
      const email = newEmail();
      await signUp(target, { email });
      const token = readToken(await target.awaitMail(email));
      const confirm = (body: object): Promise<ClientAnswer> =>
        target.send("/api/auth/confirm-email", { body });
      await expectStatus(confirm({ token: `${token.slice(0, -1)}_` }), 400);
      await expectStatus(confirm({ token }), 200);
      await expectStatus(confirm({ token }), 400);
      await expectStatus(confirm({ token: "x".repeat(32) }), 400);
      return "replayed, changed and unknown 400";
    },
  },
  {
    id: "S8",
    title: "A redirect to another site lands on the site root",
    rules: ["security.md#redirects-stay-on-the-site"],
    async attack(target) {
      const targets = [
        "//evil.example",
        "https://evil.example",
        "javascript:alert(1)",
        "/\\evil.example",
        "/.//evil.example",
      ];
      for (const callbackURL of targets) {
        const email = newEmail();
        await expectStatus(signUp(target, { email, callbackURL }), 200);
        const token = readToken(await target.awaitMail(email));
        const { body } = await target.send("/api/auth/confirm-email", { body: { token } });
        assert.equal(body["target"], "/", callbackURL);
      }
      return `${targets.length} targets`;
    },
  },
];

function newEmail(): string {
  return `s-${randomUUID().slice(0, 12)}@firm.example`;
}

function signUp(
  { send }: SecurityTarget,
  fields: Readonly<Record<string, string>>,
): Promise<ClientAnswer> {
  const body = { name: "Arta Hoxha", email: newEmail(), password: customerPassword, ...fields };
  return send("/api/auth/sign-up/email", { body, from: takeNetwork() });
}

function describeAnswer({ status, text, headers }: ClientAnswer): unknown {
  return { status, text, headers: Object.keys(headers).toSorted() };
}
