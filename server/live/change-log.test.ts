import { expect, test } from "vitest";
import { ChangeLog } from "./change-log.ts";

function fill(count: number): ChangeLog {
  const log = new ChangeLog(1_000);
  for (let seq = 0; seq < count; seq += 1) log.append({ seq, bytes: Buffer.from(`${seq} `) });
  return log;
}

test("readers at one position get the same bytes", () => {
  const log = fill(3);
  const batch = log.readBatch(1);
  expect(batch.bytes.toString()).toBe("1 2 ");
  expect(log.readBatch(1).bytes).toBe(batch.bytes);
  log.append({ seq: 3, bytes: Buffer.from("3 ") });
  expect(log.readBatch(1).bytes.toString()).toBe("1 2 3 ");
});

test("a reader that is behind gets everything in batches, as long as the log covers its position", () => {
  const log = fill(1_900);
  expect([899, 900].map((position) => log.covers(position))).toEqual([false, true]);
  let read = "";
  for (let position = 900; position < log.end;) {
    const { bytes, to } = log.readBatch(position);
    expect(to - position).toBeLessThanOrEqual(500);
    read += bytes.toString();
    position = to;
  }
  const wanted = Array.from({ length: 1_000 }, (_, index) => `${900 + index} `);
  expect(read).toBe(wanted.join(""));
});

test("positions stay valid when the log drops what no reader can get", () => {
  const log = fill(5_500);
  expect(log.end).toBe(5_500);
  expect(log.readBatch(5_499).bytes.toString()).toBe("5499 ");
  expect(log.covers(4_499)).toBe(false);
});
