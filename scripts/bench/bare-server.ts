import { createServer } from "node:http";
import { serveParent } from "./serve-parent.ts";

// A node:http server that gives one answer to everything. Forked by bare-process.ts.

export type BareAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly base64: string;
};

let answer: BareAnswer = { status: 404, headers: {}, base64: "" };
let body = Buffer.alloc(0);

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(answer.status, answer.headers);
    response.end(body);
  });
});
serveParent(server);
process.on("message", (sent: BareAnswer) => {
  answer = sent;
  body = Buffer.from(sent.base64, "base64");
  process.send?.("ready");
});
