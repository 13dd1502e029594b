import { createServer } from "node:http";
import { Pool } from "pg";
import type { RecordedQuery } from "./record-queries.ts";
import { fillIn } from "./request-text.ts";
import { serveParent } from "./serve-parent.ts";

// A node:http server that runs queries and sends their rows as JSON, without anything else. Forked by
// run-bench.ts.

export type QueryWork = {
  readonly url: string;
  /** For each request the queries of the next one, in turn. */
  readonly requests: readonly (readonly RecordedQuery[])[];
};

/** As the shop's without a setting. */
const poolSize = 12;

let work: QueryWork = { url: "", requests: [] };
let pool = new Pool();
let next = 0;

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    answer().then(
      (body) => {
        response.writeHead(200, {
          "content-type": "application/json",
          "content-length": body.length,
        });
        response.end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
serveParent(server);
process.on("message", (sent: QueryWork) => {
  void pool.end();
  work = sent;
  next = 0;
  pool = new Pool({ connectionString: work.url, max: poolSize });
  process.send?.("ready");
});

async function answer(): Promise<Buffer> {
  const queries = work.requests[next % work.requests.length] ?? [];
  next += 1;
  const rows: object[] = [];
  for (const { values, ...query } of queries) {
    const filled = values.map((value) => (typeof value === "string" ? fillIn(value, next) : value));
    const result = await pool.query<object>({ ...query, values: filled });
    rows.push(...result.rows);
  }
  return Buffer.from(JSON.stringify(rows));
}
