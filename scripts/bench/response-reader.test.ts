import { expect, it } from "vitest";
import { fillIn, toRequestText } from "./request-text.ts";
import { ResponseReader } from "./response-reader.ts";

const responses = {
  "a length": "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nabc\r\n\r\ndefg",
  chunks: "HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
  "no body": "HTTP/1.1 204 No Content\r\ndate: today\r\n\r\n",
};

it.each(Object.entries(responses))(
  "finds the end of a response with %s, cut anywhere",
  (_, text) => {
    const bytes = Buffer.from(text);
    const status = Number(text.slice(9, 12));
    for (let at = 1; at < bytes.length; at += 1) {
      const reader = new ResponseReader();
      const parts = [bytes.subarray(0, at), bytes.subarray(at), bytes];
      expect(parts.map((part) => reader.push(part))).toEqual([undefined, status, status]);
    }
  },
);

it("writes a request whose length holds for every order", () => {
  const text = toRequestText({ path: "/api/orders", body: { key: "{uuid}", note: "ë {n}" } });
  const [one, other] = [fillIn(text, 1), fillIn(text, 20_000)];
  expect(one).not.toBe(other);
  for (const sent of [one, other]) {
    const body = sent.slice(sent.indexOf("\r\n\r\n") + 4);
    expect(sent).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
  }
});
