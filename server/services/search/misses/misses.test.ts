import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { searchMisses } from "#server/db/schema/search-words.ts";
import { history } from "#server/db/schema/staff.ts";
import { forgetSearchWords } from "#server/jobs/delete-ended-rows.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { exportMisses } from "./export-misses.ts";
import { findsNoProduct } from "./finds-no-product.ts";
import { listMisses } from "./list-misses.ts";
import { reportMiss } from "./report-miss.ts";
import { setDismissed } from "./set-dismissed.ts";

const appContext: TestAppContext = await createTestAppContext();
const visitor = appContext.actAs();
const asAdmin = appContext.actAs(testAdmin);
const findsNothing = async (): Promise<boolean> => true;
const query = { state: "open", sort: "count", limit: 50 } as const;

beforeEach(async () => {
  await appContext.db.delete(searchMisses);
});

afterAll(() => appContext.close());

// docs/product/admin.md#counted-searches
test("spellings of one search are counted together, by day", async () => {
  const on = (day: string): ServiceContext => ({ ...visitor, now: () => new Date(day) });
  await reportMiss(on("2026-11-20T23:59:59.999Z"), " Kuqlineta  62O5 ", findsNothing);
  await reportMiss(on("2026-11-22T08:00:00Z"), "kuqlineta 6205", findsNothing);
  // Another process whose clock is behind.
  await reportMiss(on("2026-11-21T08:00:00Z"), "KUQLINETA 6205", findsNothing);
  expect(await listMisses(asAdmin, query)).toEqual({
    items: [
      {
        id: expect.any(String),
        text: "kuqlineta 6205",
        count: 3,
        first_on: "2026-11-20",
        last_on: "2026-11-22",
        dismissed_at: null,
        dismissed_by: null,
      },
    ],
    count: 1,
    next_cursor: null,
  });
});

// docs/product/admin.md#counted-searches
test("a search that finds something, and a text that can name a person, aren't counted", async () => {
  await reportMiss(visitor, "kuqlineta", async () => false);
  await reportMiss(visitor, "agim@example.com", findsNothing);
  await reportMiss(visitor, "069 123 4567", findsNothing);
  await reportMiss(visitor, "\0", findsNothing);
  expect(await appContext.db.$count(searchMisses)).toBe(0);
});

// docs/product/admin.md#counted-searches
test("the server searches itself: a visible product's name isn't counted, a hidden one's is", async () => {
  await insertProduct(appContext.db, { name: "Qzvw bearing" });
  await insertProduct(appContext.db, { name: "Xkjh bearing", isActive: false });
  for (const typed of ["qzvw", "xkjh", "%", "_", "x".repeat(10_000), "' OR 1=1 --", "\uD800a\0b"]) {
    await reportMiss(visitor, typed, findsNoProduct);
  }
  const { items } = await listMisses(asAdmin, query);
  expect(items.map(({ text }) => text).toSorted()).toEqual([
    "a b",
    "or 1 1",
    "xkjh",
    "x".repeat(60),
  ]);
});

// docs/product/admin.md#bounded-searches
test("10,000 different texts of one network store at most 30 in an hour", async () => {
  const limited = await createTestAppContext({ rateLimitFactor: 1 });
  const from = (clientAddress: string): ServiceContext => ({ ...limited.actAs(), clientAddress });
  let rejected = 0;
  for (let number = 0; number < 10_000; number += 1) {
    const text = `text ${toLetters(number)}`;
    await reportMiss(from(`2001:db8::${number % 100}`), text, findsNothing).catch(() => {
      rejected += 1;
    });
  }
  expect(rejected).toBe(10_000 - 30);
  await reportMiss(from("203.0.113.9"), "of another network", findsNothing);
  expect(await limited.db.$count(searchMisses)).toBe(31);
  await limited.close();
});

// docs/product/admin.md#bounded-searches
test("beyond the limit, the oldest of those that came once go first", async () => {
  const report = (day: number, text: string): Promise<void> => {
    const now = (): Date => new Date(Date.UTC(2026, 0, day));
    return reportMiss({ ...visitor, now }, text, findsNothing, 3);
  };
  await report(1, "asked twice");
  await report(2, "asked twice");
  await report(3, "third day");
  await report(4, "fourth day");
  await report(5, "fifth day");
  await report(6, "sixth day");
  const { items } = await listMisses(asAdmin, { ...query, sort: "newest" });
  expect(items.map(({ text }) => text)).toEqual(["sixth day", "fifth day", "asked twice"]);
});

test("parallel reports of one text are all counted", async () => {
  await Promise.all(Array.from({ length: 20 }, () => reportMiss(visitor, "zgjebe", findsNothing)));
  expect(await listMisses(asAdmin, query)).toMatchObject({ items: [{ count: 20 }], count: 1 });
});

test.each(["count", "newest"] as const)("pages by %s contain every search once", async (sort) => {
  for (let number = 0; number < 7; number += 1) {
    const now = (): Date => new Date(Date.UTC(2026, 0, 1 + (number % 3)));
    await reportMiss({ ...visitor, now }, `text ${toLetters(number)}`, findsNothing);
  }
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMisses(asAdmin, { ...query, sort, limit: 2, cursor });
    expect(page.count).toBe(7);
    found.push(...page.items.map(({ text }) => text));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(found.toSorted()).toEqual(
    ["a", "b", "c", "d", "e", "f", "g"].map((letter) => `text ${letter}`),
  );
});

test("the filter finds parts of texts, with or without diacritics, and takes signs literally", async () => {
  await reportMiss(visitor, "lavatriçe e kuqe", findsNothing);
  const find = async (search: string): Promise<number> =>
    (await listMisses(asAdmin, { ...query, search })).count;
  expect(await find("LAVATRICE")).toBe(1);
  for (const search of ["%", "_", "\\", "' OR 1=1 --", "zzz"]) expect(await find(search)).toBe(0);
});

// docs/product/admin.md#dismissed-searches
test("a dismissed search leaves the list, is counted further and can be put back, with history", async () => {
  await reportMiss(visitor, "pa kuptim", findsNothing);
  const [{ id } = { id: "" }] = (await listMisses(asAdmin, query)).items;
  await setDismissed(asAdmin, id, true);
  await reportMiss(visitor, "pa kuptim", findsNothing);
  expect((await listMisses(asAdmin, query)).count).toBe(0);
  expect((await listMisses(asAdmin, { ...query, state: "dismissed" })).items).toMatchObject([
    { text: "pa kuptim", count: 2, dismissed_by: "Test Admin" },
  ]);
  await expect(setDismissed(asAdmin, id, true)).rejects.toThrow("Not found");
  await setDismissed(asAdmin, id, false);
  await expect(setDismissed(asAdmin, id, false)).rejects.toThrow("Not found");
  expect((await listMisses(asAdmin, query)).items).toMatchObject([
    { count: 2, dismissed_at: null, dismissed_by: null },
  ]);
  const { items } = await listHistory(asAdmin, "search-miss", { id, limit: 20 });
  expect(items.map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ["restored", "Test Admin"],
    ["deleted", "Test Admin"],
  ]);
});

// docs/product/admin.md#counted-searches
test("no column names a person or an address", async () => {
  await reportMiss({ ...visitor, clientAddress: "192.0.2.99" }, "zgjebe", findsNothing);
  const [row] = await appContext.db.select().from(searchMisses);
  expect(Object.keys(row ?? {})).toEqual([
    "id",
    "text",
    "count",
    "firstOn",
    "lastOn",
    "dismissedAt",
    "dismissedBy",
  ]);
  expect(JSON.stringify(row)).not.toContain("192.0.2");
  expect(row?.id).toMatch(/^.{14}4/);
  expect(await appContext.db.$count(history, eq(history.entityId, row?.id ?? ""))).toBe(0);
});

// docs/product/admin.md#counted-searches
test("a search is forgotten 12 months after its last time", async () => {
  const daysAgo = (days: number): string =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const row = (text: string, days: number): typeof searchMisses.$inferInsert => ({
    id: crypto.randomUUID(),
    text,
    firstOn: daysAgo(900),
    lastOn: daysAgo(days),
  });
  await appContext.db.insert(searchMisses).values([row("old", 367), row("new", 360)]);
  await forgetSearchWords(appContext.db.$client, 12);
  expect((await listMisses(asAdmin, query)).items.map(({ text }) => text)).toEqual(["new"]);
});

// docs/product/admin.md#export-without-formulas
test("the export lists searches without dismissed ones", async () => {
  await reportMiss(visitor, "kuqlineta", findsNothing);
  await reportMiss(visitor, "dismissed one", findsNothing);
  const dismissed = (await listMisses(asAdmin, { ...query, search: "dismissed" })).items[0];
  await setDismissed(asAdmin, dismissed?.id ?? "", true);
  const file = await exportMisses(asAdmin);
  expect(file.name).toMatch(/^searches-\d{4}-\d\d-\d\d\.csv$/);
  const day = new Date().toISOString().slice(0, 10);
  expect((await file.text()).replace("\uFEFF", "")).toBe(
    `text,count,first_on,last_on\r\nkuqlineta,1,${day},${day}\r\n`,
  );
});

/** Letters only, since figures are folded. */
function toLetters(number: number): string {
  const letter = "abcdefghijklmnopqrstuvwxyz".charAt(number % 26);
  return number < 26 ? letter : toLetters(Math.floor(number / 26) - 1) + letter;
}
