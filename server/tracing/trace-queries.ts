import type { Pool } from "pg";
import { findSqlState } from "#server/db/sql-state.ts";
import type { RunningSpan, Tracing } from "./tracing.ts";

/** Records each statement of a pool's connections as a span of the request or job that sends it. */
export function traceQueries(pool: Pool, tracing: Tracing): void {
  if (!tracing.isOn) return;
  pool.on("connect", (client) => {
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
    client.query = new Proxy(client.query, {
      apply: (query, self, args: unknown[]) =>
        follow(startSpan(tracing, args[0]), args, (sent): unknown =>
          Reflect.apply(query, self, sent),
        ),
    });
  });
}

function startSpan(tracing: Tracing, query: unknown): RunningSpan {
  const { operation, table } = describeStatement(query);
  return tracing.startChild({
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: "client",
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table !== undefined && { "db.collection.name": table }),
    },
  });
}

/** Ends the span with the query, which reports its end to a callback or with a promise. */
function follow(
  span: RunningSpan,
  args: readonly unknown[],
  send: (args: unknown[]) => unknown,
): unknown {
  const callback = args.at(-1);
  if (typeof callback === "function") {
    const report = (error: unknown, ...results: unknown[]): void => {
      end(span, error);
      Reflect.apply(callback, undefined, [error, ...results]);
    };
    return send([...args.slice(0, -1), report]);
  }
  const sent = send([...args]);
  if (sent instanceof Promise) {
    sent.then(
      () => span.end(),
      (error: unknown) => end(span, error),
    );
  } else {
    // A stream of rows reports its end elsewhere.
    span.end();
  }
  return sent;
}

/** The message could contain values, so only the state is recorded. */
function end(span: RunningSpan, error: unknown): void {
  if (error) span.fail(findSqlState(error) ?? "error");
  span.end();
}

/** What a statement does, without its values. */
type StatementDescription = {
  readonly operation: string;
  readonly table: string | undefined;
};

/** Describes the first argument of pg's `query`. A prepared statement is described by its name. */
export function describeStatement(query: unknown): StatementDescription {
  if (typeof query === "string") return describeText(query);
  if (typeof query !== "object" || query === null) return { operation: "QUERY", table: undefined };
  if ("name" in query && typeof query.name === "string" && query.name !== "") {
    return { operation: query.name, table: undefined };
  }
  return describeText("text" in query && typeof query.text === "string" ? query.text : "");
}

function describeText(text: string): StatementDescription {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  const withoutValues = text.replaceAll(/'[^']*'/g, "");
  const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i.exec(
    withoutValues,
  )?.[1];
  return { operation, table: table?.replaceAll('"', "") };
}
