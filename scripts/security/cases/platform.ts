import assert from "node:assert/strict";
import { openConnection, readToEnd } from "#server/testing/open-connection.ts";
import { sendBytes } from "#server/testing/send-bytes.ts";
import type { SecurityCase } from "../case-type.ts";
import { findPolicyWeaknesses } from "../find-policy-weaknesses.ts";
import { gradeHeaders } from "../grade-headers.ts";
import { expectStatus, type SecurityTarget } from "../target.ts";

export const platformCases: readonly SecurityCase[] = [
  {
    id: "S62",
    title: "Bodies over 100 kB are 413; deep JSON and batches are 422",
    rules: ["security.md#bounded-bodies"],
    async attack(target) {
      const post = (rawBody: string, ...statuses: number[]): Promise<unknown> =>
        expectStatus(target.send("/api/orders", { rawBody }), ...statuses);
      await post(JSON.stringify({ notes: "x".repeat(100_001) }), 413);
      await post("[".repeat(10_000) + "]".repeat(10_000), 422);
      await post('{"a":'.repeat(10_000), 400, 422);
      await post("[{},{}]", 422);
      await post("{", 400);
      return "413, 422, 400";
    },
  },
  {
    id: "S63",
    title: "Payloads in headers, queries, cookies and locale are data only",
    rules: ["security.md#headers-and-queries"],
    async attack(target) {
      const payloads = [
        "<script>alert(1)</script>",
        "' OR 1=1; --",
        "../../../etc/passwd",
        "{{7*7}}",
        "() { :;}; echo x",
        "x".repeat(6_000),
        "__proto__",
        "%00",
      ];
      for (const payload of payloads) {
        const word = encodeURIComponent(payload);
        for (const path of [
          `/shop?q=${word}&sort=${word}`,
          `/?lang=${word}`,
          `/api/products?search=${word}`,
        ]) {
          const headers = {
            "accept-language": payload,
            "user-agent": payload,
            "if-none-match": payload,
          };
          const { status, text } = await target.send(path, { headers, cookie: `x=${word}` });
          assert.ok(status < 500, `${path}: ${status}`);
          assert.ok(path.startsWith("/api") || !text.includes("<script>alert(1)"), path);
        }
      }
      return `${payloads.length * 3} requests, no 5xx`;
    },
  },
  {
    id: "S64",
    title: "Strict headers; the MDN observatory's A+ and no finding of csp_evaluator",
    rules: ["security.md#policy-and-headers"],
    attack: checkHeaders,
  },
  {
    id: "S65",
    title: "Malformed HTTP gives 4xx or a closed connection, never 5xx, never a hang",
    rules: ["security.md#malformed-http"],
    async attack(target) {
      // Not in the list: blanks between the words of a request line, which RFC 9112 lets a server accept.
      const requests = [
        "\0\0\0\0\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
        "get / http/1.1\r\n\r\n",
        "POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/orders HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(70_000)}\r\n\r\n`,
        `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
        "GET / HTTP/1.1\r\nHost: a\r\nX\0Y: 1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n folded: 1\r\n\r\n",
        "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n",
      ];
      for (const request of requests) {
        // The server may close the connection while a long head is being sent.
        const answer = await sendBytes(target.port, Buffer.from(request));
        assert.match(answer, /^(?:HTTP\/1\.1 4\d\d |$)/, JSON.stringify(request.slice(0, 40)));
      }
      return `${requests.length} requests`;
    },
  },
  {
    id: "S66",
    title: "Host and absolute URIs change no link",
    rules: ["security.md#no-link-follows-the-host"],
    async attack(target) {
      const requests = [
        "GET /shop HTTP/1.1\r\nHost: evil.example",
        "GET /sitemap.xml HTTP/1.1\r\nHost: evil.example",
        "GET http://evil.example/ HTTP/1.1\r\nHost: a",
        "GET /admin/products HTTP/1.1\r\nHost: evil.example",
        "GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: evil.example",
      ];
      for (const request of requests) {
        const answer = await sendRaw(target, `${request}\r\nConnection: close\r\n\r\n`);
        assert.ok(!answer.includes("evil.example"), request);
      }
      return `${requests.length} requests`;
    },
  },
  {
    id: "S67",
    title: "Dotfiles, source maps and metrics are 404, TRACE is 405",
    rules: ["security.md#hidden-files"],
    async attack(target) {
      const paths = [
        "/.env",
        "/.git/config",
        "/package.json",
        "/server/main.js",
        "/metrics",
        "/api/metrics",
        "/assets/%2e%2e/%2e%2e/package.json",
        "/data/session-secret",
        "/.well-known/../.env",
      ];
      for (const path of paths) await expectStatus(target.send(path), 400, 404);
      const { text } = await target.send("/");
      const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? "";
      await expectStatus(target.send(`${script}.map`), 404);
      for (const method of ["TRACE", "PROPFIND"]) {
        assert.match(
          await sendRaw(target, `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
          /^HTTP\/1\.1 405/,
        );
      }
      return `${paths.length} paths and a map 404, two methods 405`;
    },
  },
  {
    id: "S68",
    title: "Errors are generic, the log has no secret, the serving role has no rights but rows",
    rules: ["security.md#generic-errors", "security.md#no-secrets-in-logs"],
    attack: checkSecrets,
  },
];

async function checkHeaders(target: SecurityTarget): Promise<string> {
  const { headers } = await expectStatus(target.send("/"), 200);
  assert.match(String(headers["strict-transport-security"]), /max-age=\d{8}/);
  assert.equal(headers["x-content-type-options"], "nosniff");
  for (const name of ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"]) {
    assert.ok(headers[name], `${name} is missing`);
  }
  assert.equal(headers["x-powered-by"], undefined);
  const me = await target.send("/api/admin/me");
  assert.equal(me.headers["cache-control"], "no-store");
  const { cookie } = await target.createCustomer();
  for (const path of ["/", "/shop", "/account", "/contact", "/nope"]) {
    for (const visitor of [undefined, cookie]) {
      const page = await target.send(path, { cookie: visitor });
      const policy = String(page.headers["content-security-policy"]);
      assert.ok(!/script-src[^;]*'unsafe-inline'/.test(policy), path);
      assert.deepEqual(findPolicyWeaknesses(policy), [], path);
    }
  }
  const { grade, score } = await gradeHeaders(target.proxy);
  assert.equal(grade, "A+", `the observatory's grade is ${grade} (${score})`);
  return `observatory ${grade} (${score}); csp_evaluator: no finding on 5 pages`;
}

/** The log of the whole run, so this case comes last but for those that flood the shop. */
async function checkSecrets(target: SecurityTarget): Promise<string> {
  const log = await target.shop.readLog();
  const sessions = await target.database.query("SELECT token FROM sessions");
  const people = await target.database.query("SELECT email FROM users");
  const secrets = [
    target.shop.admin.password,
    "Kushineta 6205-2RS",
    ...sessions.map(({ token }) => String(token)),
    ...people.map(({ email }) => String(email)),
  ];
  for (const secret of secrets)
    assert.ok(!log.includes(secret), `the log has ${secret.slice(0, 6)}…`);
  assert.doesNotMatch(log, /secretKey|-----BEGIN|insert into|\+355/i);
  const roles = await target.database.query(
    `SELECT DISTINCT r.rolname, r.rolsuper, r.rolcreaterole, r.rolcreatedb,
       EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid AND c.relname = 'orders') AS owns
     FROM pg_stat_activity a JOIN pg_roles r ON r.rolname = a.usename
     WHERE a.datname = current_database() AND a.backend_type = 'client backend'
       AND a.pid <> pg_backend_pid()`,
  );
  assert.ok(roles.length > 0, "no connection of the server was found");
  const strong = roles.filter((role) =>
    [role["rolsuper"], role["rolcreaterole"], role["rolcreatedb"], role["owns"]].includes(true),
  );
  assert.deepEqual(
    strong.map(({ rolname }) => rolname),
    [],
    "the server runs as owner or superuser",
  );
  return `${log.split("\n").length} log lines without ${secrets.length} secrets; roles ${roles.map(({ rolname }) => String(rolname)).join(", ")}`;
}

async function sendRaw({ port }: SecurityTarget, request: string): Promise<string> {
  const socket = await openConnection(port);
  socket.setTimeout(20_000, () => socket.destroy());
  const answer = readToEnd(socket);
  socket.write(request);
  return answer;
}
