import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { SynonymInput } from "#domain/search-words.ts";
import { searchSynonyms } from "#server/db/schema/search-words.ts";
import { forgetSearchWords } from "#server/jobs/delete-ended-rows.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { createTestAppContext, testAdmin } from "#server/testing/test-app-context.ts";
import { createSynonyms } from "./create-synonyms.ts";
import { listSynonyms } from "./list-synonyms.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { removeSynonyms } from "./remove-synonyms.ts";
import { restoreSynonyms } from "./restore-synonyms.ts";
import { updateSynonyms } from "./update-synonyms.ts";

const appContext = await createTestAppContext();
const asAdmin = appContext.actAs(testAdmin);
const group = { term: "kuqlinë", words: ["verdhushe"], means: null };

beforeEach(async () => {
  await appContext.db.delete(searchSynonyms);
});

afterAll(() => appContext.close());

// docs/product/admin.md#synonyms
test("a group can be added, changed, deleted and restored, with its history", async () => {
  const { id } = await createSynonyms(asAdmin, group);
  await updateSynonyms(asAdmin, { id, ...group, words: ["verdhushe", "bardhoshe", "bardhoshe"] });
  await updateSynonyms(asAdmin, { id, ...group, words: ["verdhushe", "bardhoshe"] });
  await updateSynonyms(asAdmin, { id, term: "kuqlinë", words: [], means: "6205 2RS" });
  await removeSynonyms(asAdmin, id);
  expect((await readSynonyms(appContext.db)).groups).toEqual([]);
  await restoreSynonyms(asAdmin, id);
  expect((await readSynonyms(appContext.db)).groups).toEqual([
    { term: "kuqlinë", words: [], means: "6205 2RS" },
  ]);
  const { items } = await listHistory(asAdmin, "synonyms", { id, limit: 20 });
  expect(items.map(({ action, changes }) => [action, changes])).toEqual([
    ["restored", {}],
    ["deleted", {}],
    ["changed", { words: ["verdhushe, bardhoshe", null], means: [null, "6205 2RS"] }],
    ["changed", { words: ["verdhushe", "verdhushe, bardhoshe"] }],
    ["created", {}],
  ]);
  expect(items.every(({ actor_name }) => actor_name === "Test Admin")).toBe(true);
});

// docs/product/admin.md#synonyms
test("words can be taken out of a built-in group and come back, with its history", async () => {
  const { id } = await createSynonyms(asAdmin, {
    term: "bearing",
    words: [],
    means: null,
    without: ["lager"],
  });
  const change = { term: "bearing", words: [], without: ["lager"], means: null };
  expect((await readSynonyms(appContext.db)).groups).toEqual([change]);
  await updateSynonyms(asAdmin, { id, ...change, without: [], words: ["kuqlinë"] });
  expect((await readSynonyms(appContext.db)).groups).toEqual([
    { term: "bearing", words: ["kuqlinë"], means: null },
  ]);
  const { items } = await listHistory(asAdmin, "synonyms", { id, limit: 20 });
  expect(items[0]?.changes).toEqual({ without: ["lager", null], words: [null, "kuqlinë"] });
});

test("the version changes with each change and returns with the same groups", async () => {
  const empty = await readSynonyms(appContext.db);
  const { id } = await createSynonyms(asAdmin, group);
  const full = await readSynonyms(appContext.db);
  expect(full.version).not.toBe(empty.version);
  await removeSynonyms(asAdmin, id);
  expect(await readSynonyms(appContext.db)).toEqual(empty);
});

test("a repeated addition with the same id adds nothing", async () => {
  const id = randomUUID();
  const first = await createSynonyms(asAdmin, { id, ...group });
  expect(await createSynonyms(asAdmin, { id, ...group })).toEqual(first);
  expect(await listSynonyms(asAdmin)).toHaveLength(1);
});

// docs/product/admin.md#checked-synonyms
test("an error names the field, the word and the group that has it", async () => {
  await createSynonyms(asAdmin, group);
  const wrong = { term: "gjelbëroshe", words: ["Verdhushe", "K", "rripat"], means: null };
  expect(await readErrors(createSynonyms(asAdmin, wrong))).toEqual([
    { path: "words", message: "taken", word: "Verdhushe", group: "kuqlinë" },
    { path: "words", message: "part of codes", word: "K" },
    { path: "words", message: "taken", word: "rripat", group: "belt" },
  ]);
  expect(await readErrors(createSynonyms(asAdmin, group))).toContainEqual({
    path: "term",
    message: "taken",
    group: "kuqlinë",
  });
  const { id } = await createSynonyms(asAdmin, { ...wrong, words: ["bardhoshe"] });
  await expect(updateSynonyms(asAdmin, { id, ...wrong })).rejects.toThrow(ServiceError);
  expect((await readSynonyms(appContext.db)).groups.at(-1)?.words).toEqual(["bardhoshe"]);
});

test("two groups added at the same time don't get the same word", async () => {
  const outcomes = await Promise.allSettled(
    ["gjelbëroshe", "bardhoshe", "zezake"].map((term) =>
      createSynonyms(asAdmin, { ...group, term }),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
  ]);
});

// docs/product/admin.md#checked-synonyms
test("there are at most 200 groups", async () => {
  await appContext.db.insert(searchSynonyms).values(
    Array.from({ length: 200 }, (_, number) => ({
      id: randomUUID(),
      term: `grup ${"ab".at(number % 2)}${"x".repeat(number % 100)}${number}`,
      words: [],
    })),
  );
  await expect(createSynonyms(asAdmin, group)).rejects.toMatchObject({ code: "too_many_synonyms" });
});

test("a deleted group can't return beside another with its words, nor after 30 days", async () => {
  const { id } = await createSynonyms(asAdmin, group);
  await removeSynonyms(asAdmin, id);
  await expect(updateSynonyms(asAdmin, { id, ...group })).rejects.toThrow("Not found");
  await expect(removeSynonyms(asAdmin, id)).rejects.toThrow("Not found");
  const other = await createSynonyms(asAdmin, { ...group, term: "gjelbëroshe" });
  expect(await readErrors(restoreSynonyms(asAdmin, id))).toEqual([
    { path: "words", message: "taken", word: "verdhushe", group: "gjelbëroshe" },
  ]);
  await removeSynonyms(asAdmin, other.id);
  const later = { ...asAdmin, now: () => new Date(Date.now() + 31 * 86_400_000) };
  await expect(restoreSynonyms(later, id)).rejects.toMatchObject({ code: "undo_expired" });
  expect(await listSynonyms(later)).toEqual([]);
  await restoreSynonyms(asAdmin, id);
  await expect(restoreSynonyms(asAdmin, id)).rejects.toThrow("Not found");
});

test("groups that can no longer be restored are removed", async () => {
  const row = (term: string, days: number): typeof searchSynonyms.$inferInsert => ({
    id: randomUUID(),
    term,
    words: [],
    deletedAt: new Date(Date.now() - days * 86_400_000),
  });
  await appContext.db.insert(searchSynonyms).values([row("old", 41), row("recent", 29)]);
  await createSynonyms(asAdmin, group);
  await forgetSearchWords(appContext.db.$client, 12);
  expect((await listSynonyms(asAdmin)).map(({ term }) => term)).toEqual(["kuqlinë", "recent"]);
});

async function readErrors(change: Promise<SynonymInput>): Promise<unknown> {
  const error: unknown = await change.catch((reason: unknown) => reason);
  if (!(error instanceof ServiceError)) throw new Error("It was accepted");
  expect(error.code).toBe("invalid_input");
  return error.details?.["fields"];
}
