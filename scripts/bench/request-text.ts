import { randomUUID } from "node:crypto";

/** A request whose path and body may contain `{uuid}` and `{n}`, which are different in each. */
export type BenchRequest = {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const numberLength = 9;

/** The bytes of a request as text, with the placeholders left in. */
export function toRequestText({ path, method, body, headers = {} }: BenchRequest): string {
  const sent = body === undefined ? "" : JSON.stringify(body);
  const all = {
    host: "127.0.0.1",
    "accept-encoding": "gzip",
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(fillIn(sent, 0))),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const usedMethod = method ?? (body === undefined ? "GET" : "POST");
  return `${usedMethod} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${sent}`;
}

/** Fills in the placeholders; the length doesn't depend on the number. */
export function fillIn(text: string, n: number): string {
  if (!text.includes("{")) return text;
  return text
    .replaceAll("{uuid}", () => randomUUID())
    .replaceAll("{n}", String(n).padStart(numberLength, "0"));
}
