import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importRows, imports } from "#server/db/schema/staff.ts";
import { applyImport } from "#server/services/imports/apply-import.ts";
import { createImport } from "#server/services/imports/create-import.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { pruneImports } from "./delete-ended-rows.ts";

const hourMs = 60 * 60 * 1_000;

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

test("deletes day-old drafts and 40-day-old imports with their rows", async () => {
  await makeImport("old draft", 25);
  const draft = await makeImport("young draft", 23);
  await makeImport("old import", 24 * 41, true);
  const written = await makeImport("young import", 24 * 39, true);
  await pruneImports(appContext.db.$client);
  expect(await listIds()).toEqual([draft, written].toSorted());
  expect(await appContext.db.$count(importRows)).toBe(2);
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
