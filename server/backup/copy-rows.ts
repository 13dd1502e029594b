import { finished } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import { RowDigest } from "./set-digest.ts";

/** Receives the rows of one COPY. */
export type RowWriter = {
  write(chunk: Buffer): Promise<void>;
  /** @returns The number of rows that the database took. */
  finish(): Promise<number>;
};

/**
 * Reads rows as COPY writes them.
 * @param source A table with its columns, or a query in parentheses.
 * @param onChunk Gets up to about `chunkBytes` at a time, cut anywhere.
 * @returns Digest of the rows.
 */
export async function copyRows(
  client: pg.Client,
  source: string,
  onChunk: (chunk: Buffer) => Promise<void> = async () => undefined,
  chunkBytes: number = 1024 * 1024,
): Promise<RowDigest> {
  const rows: AsyncIterable<Buffer> = client.query(to(`COPY ${source} TO STDOUT`));
  const digest = new RowDigest();
  let parts: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size > 0) await onChunk(Buffer.concat(parts));
    [parts, size] = [[], 0];
  };
  for await (const part of rows) {
    digest.add(part);
    parts.push(part);
    size += part.length;
    if (size >= chunkBytes) await flush();
  }
  await flush();
  return digest;
}

/** Starts to write rows in COPY's format. Until `finish`, the connection serves nothing else. */
export function writeRows(client: pg.Client, target: string): RowWriter {
  const copy = client.query(from(`COPY ${target} FROM STDIN`));
  const done = finished(copy);
  // The next write fails with the error.
  done.catch(() => undefined);
  return {
    async write(chunk) {
      const written = new Promise<void>((resolve, reject) => {
        copy.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([written, done]);
    },
    async finish() {
      copy.end();
      await done;
      return copy.rowCount;
    },
  };
}
