/** A request as bytes, because ordinary clients refuse to send it. */
export type HostileRequest = {
  /** The part of the request with the repetition, such as "GET /shop?q=…". */
  readonly target: string;
  readonly bytes: Buffer;
};

/** Node rejects a request head over 16 kB with 431 before it reaches our code. */
const headBytes = 15_500;
const bodyBytes = 99_900;

/** A path whose handler reads the header. */
const headers: readonly (readonly [name: string, path: string])[] = [
  ["Accept", "/nope"],
  ["Accept-Encoding", "/about"],
  ["Accept-Language", "/nope"],
  ["Authorization", "/api/admin/me"],
  ["Content-Type", "/api/orders"],
  ["Cookie", "/api/admin/me"],
  ["Cookie", "/nope"],
  ["Forwarded", "/shop"],
  ["If-Modified-Since", "/media/downloads/nsk-bearings.pdf"],
  ["If-None-Match", "/about"],
  ["If-None-Match", "/media/downloads/nsk-bearings.pdf"],
  ["Idempotency-Key", "/api/products"],
  ["Last-Event-ID", "/api/live/products"],
  ["Origin", "/api/products"],
  ["Range", "/media/downloads/nsk-bearings.pdf"],
  ["Referer", "/nope"],
  ["Sec-Fetch-Site", "/api/live/products"],
  ["User-Agent", "/api/auth/get-session"],
  ["X-Forwarded-For", "/api/admin/me"],
  ["X-Forwarded-Proto", "/nope"],
];

/** Text before and after the repetition in a path. */
const paths: readonly (readonly [before: string, behind: string])[] = [
  ["/", ""],
  ["/", "x"],
  ["/", "x/"],
  ["/api/", "x"],
  ["/api/products/", "x/"],
  ["/api/auth/", "x"],
  ["/assets/", "x"],
  ["/uploads/product-images/products/", ".jpg"],
  ["/products/nsk/", "x"],
  ["/products/nsk/bearing/", "x"],
  ["/products/", "/x"],
];

const queries = [
  "/shop?",
  "/shop?q=",
  "/products/nsk/catalog?tab=search&q=",
  "/products/nsk/catalog?tab=search&q=6205&family=",
  "/products/nsk/deep-groove-ball-bearings?q=",
  "/account?confirmed=",
  "/api/products?",
  "/api/products?search=",
  "/api/products?cursor=",
  "/api/auth/verify-email?token=a&callbackURL=",
];

const bodies: readonly (readonly [name: string, wrap: (text: string) => string])[] = [
  ["raw", (text) => text],
  ["in an open string", (text) => `{"a":"${text}`],
  ["in an open list", (text) => `[${text}`],
  ["as a value", (text) => JSON.stringify({ a: text })],
  ["as a key", (text) => JSON.stringify({ [text]: 1 })],
  ["as items", (text) => JSON.stringify(Array.from(text.slice(0, 20_000)))],
];

const orderFields = ["customer_name", "phone", "country", "city", "notes", "idempotency_key"];
const quoteFields = ["name", "phone", "email", "company_name", "nipt", "note", "key", "photos"];
const accountFields = ["email", "name", "phone", "callbackURL"];

/**
 * Lists requests that put a repetition into everything the server parses.
 * @param token The text to repeat.
 * @param adminCookie Session for admin requests; without it they are left out.
 */
export function listHostileRequests(token: string, adminCookie?: string): HostileRequest[] {
  return [
    ...pathRequests(token),
    ...headerRequests(token),
    ...bodyRequests(token),
    ...(adminCookie === undefined ? [] : adminRequests(token, adminCookie)),
  ];
}

function pathRequests(token: string): HostileRequest[] {
  const isPlain = /^[\x21-\x7e]*$/.test(token);
  return [...paths, ...queries.map((query) => [query, "x"] as const)].flatMap(([before, behind]) =>
    [...(isPlain ? [token] : []), percentEncode(token)].map((repeated) => ({
      target: `GET ${before}…${behind}`,
      bytes: toBytes(`GET ${before}${repeat(repeated, headBytes)}${behind} HTTP/1.1`),
    })),
  );
}

function headerRequests(token: string): HostileRequest[] {
  if (/[\0\r\n]/.test(token)) return [];
  return headers.map(([name, path]) => {
    const method = name === "Content-Type" ? "POST" : "GET";
    const value = repeat(token, headBytes);
    const body = method === "POST" ? "{}" : "";
    return {
      target: `${name} of ${path}`,
      bytes: toBytes(`${method} ${path} HTTP/1.1\r\n${name}: ${value}x`, body),
    };
  });
}

function bodyRequests(token: string): HostileRequest[] {
  const text = repeat(token, bodyBytes);
  const json = "Content-Type: application/json";
  const post = (path: string, part: string, body: string): HostileRequest => ({
    target: `POST ${path} ${part}`,
    bytes: toBytes(`POST ${path} HTTP/1.1\r\n${json}`, Buffer.from(body).subarray(0, bodyBytes)),
  });
  const field = (path: string, name: string, value: string): HostileRequest =>
    post(path, name, JSON.stringify({ [name]: value }));
  return [
    ...bodies.map(([name, wrap]) => post("/api/orders", name, wrap(text))),
    ...bodies.slice(0, 3).map(([name, wrap]) => post("/api/auth/sign-in/email", name, wrap(text))),
    ...orderFields.map((name) => field("/api/orders", name, text.slice(0, 12_000))),
    ...quoteFields.map((name) => field("/api/quotes", name, text.slice(0, 12_000))),
    // The accounts API accepts bodies of 20,000 characters.
    ...accountFields.map((name) => field("/api/auth/sign-up/email", name, repeat(token, 3_000))),
    field("/api/auth/send-verification-email", "email", repeat(token, 250)),
    field("/api/orders/follow", "token", text.slice(0, 12_000)),
    field("/api/quotes/follow", "token", text.slice(0, 12_000)),
  ];
}

function adminRequests(token: string, cookie: string): HostileRequest[] {
  const text = repeat(token, bodyBytes - 2_000);
  const form = (path: string, part: string, file: string, name = "a.csv"): HostileRequest => {
    const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
    return {
      target: `POST ${path} ${part}`,
      bytes: toBytes(
        `POST ${path} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b`,
        `${head}${file}\r\n--b--\r\n`,
      ),
    };
  };
  return [
    form("/api/admin/imports", "as a file", text),
    form("/api/admin/imports", "as rows", `name,price\n${text}`),
    form("/api/admin/imports", "in an open cell", `name;image_url\nx;"${text}`),
    form(
      "/api/admin/imports",
      "as a name",
      "name\nx",
      repeat(token, 8_000).replaceAll(/["\r\n]/g, "_"),
    ),
    form("/api/uploads/product-images", "as an image", text),
  ];
}

function repeat(token: string, bytes: number): string {
  return token.repeat(Math.floor(bytes / Math.max(1, Buffer.byteLength(token))));
}

function percentEncode(token: string): string {
  return [...Buffer.from(token)]
    .map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`)
    .join("");
}

/** A lone surrogate has no UTF-8 encoding; it becomes U+FFFD, as in a browser. */
function toBytes(head: string, body: string | Buffer = ""): Buffer {
  const content = Buffer.from(body);
  const length = content.length > 0 ? `\r\nContent-Length: ${content.length}` : "";
  return Buffer.concat([
    Buffer.from(`${head}${length}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
    content,
  ]);
}
