import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importRows, imports } from "#server/db/schema/staff.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import { pruneImportsHourly } from "./prune-imports.ts";

const hourMs = 60 * 60 * 1_000;

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(async () => {
  vi.useRealTimers();
  await appContext.close();
});

test("hourly pruning deletes day-old drafts and 40-day-old imports with their rows", async () => {
  await makeImport("old draft", 25);
  const draft = await makeImport("young draft", 23);
  await makeImport("old import", 24 * 41, true);
  const written = await makeImport("young import", 24 * 39, true);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = pruneImportsHourly(appContext.db.$client, appContext.log);
  vi.advanceTimersByTime(hourMs);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await listIds()).toEqual([draft, written].toSorted()));
  expect(await appContext.db.$count(importRows)).toBe(2);
  stop();
});

async function makeImport(name: string, ageHours: number, isWritten = false): Promise<string> {
  const ctx = appContext.actAs(testAdmin);
  const { id } = await createImport(ctx, new File([`name,price\n${name},1`], "products.csv"));
  if (isWritten) await applyImport(ctx, id);
  const createdAt = new Date(Date.now() - ageHours * hourMs);
  await appContext.db.update(imports).set({ createdAt }).where(eq(imports.id, id));
  return id;
}

async function listIds(): Promise<string[]> {
  const rows = await appContext.db.select({ id: imports.id }).from(imports);
  return rows.map((row) => row.id).toSorted();
}
