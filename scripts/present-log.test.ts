import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { presentLog } from "./present-log.ts";

test("prints only warnings and the paths of written mails", () => {
  const printed: string[] = [];
  const log = pino(
    { base: null, timestamp: false },
    presentLog((text) => printed.push(text)),
  );
  log.info({ route: "orders.create" }, "refused");
  log.info({ file: join(process.cwd(), "data/outbox/a.eml") }, "mail sent");
  log.warn("database connection lost");
  expect(printed).toEqual([
    "Mail in data/outbox/a.eml\n",
    '{"level":40,"msg":"database connection lost"}\n',
  ]);
});
