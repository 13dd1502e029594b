import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./create-log.ts";

const client = { connectionParameters: { password: "pass" }, secretKey: 4711 };
const lost = Object.assign(new Error("terminating connection"), { client });
const failed = new DrizzleQueryError("insert into users", ["arta@firm.example"], lost);

// docs/product/security.md#no-secrets-in-logs
test.each([{ err: failed }, { error: failed }, failed])(
  "an error that is logged unchanged is described",
  (logged) => {
    const lines: string[] = [];
    createLog("info", { write: (line) => void lines.push(line) }).warn(logged, "lost");
    expect(lines[0]).toContain("terminating connection");
    expect(lines[0]).not.toMatch(/arta|insert|4711|pass/);
  },
);
