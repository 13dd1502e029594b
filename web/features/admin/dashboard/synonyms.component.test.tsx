import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import type { Synonyms } from "#web/api/search-queries.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId } from "#web/testing/samples.ts";

const createCall = "POST /api/admin/search/synonyms";
const updateCall = "PUT /api/admin/search/synonyms/*";
const path = "/admin/products?tab=synonyms";
const group = toGroup(1, { term: "kuqlinë", words: ["verdhushe"], means: "6205 2RS" });

// docs/product/admin.md#synonyms
test("a group is added, and shows in the list", async () => {
  show([]);
  await openPage(path);
  await expect.element(page.getByText("No synonyms added yet")).toBeVisible();
  const form = await openForm();
  await form.getByLabelText("Group or new word").fill("  Oil   seal ");
  await form.getByLabelText("Further words").fill("kuqlinë\n\n  e   verdhë  \nkuqlinë");
  api.on(createCall, () => {
    show([toGroup(1, { term: "Oil seal", words: ["kuqlinë", "e verdhë"] })]);
    return { status: 201, json: group };
  });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Synonyms saved")).toBeVisible();
  expect(api.calls(createCall).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      term: "Oil seal",
      words: ["kuqlinë", "e verdhë"],
      means: null,
    },
  ]);
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/Oil seal\s*Built in/);
});

// docs/product/admin.md#checked-synonyms
test("errors are shown beside their fields with the word, before anything is sent", async () => {
  show([group]);
  await openPage(path);
  const form = await openForm();
  const term = form.getByLabelText("Group or new word");
  const words = form.getByLabelText("Further words");
  const means = form.getByLabelText("Search for instead");
  const save = form.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(term).toHaveFocus();
  await expect.element(term).toHaveAccessibleDescription(/Enter a word/);
  await expect.element(words).toHaveAccessibleDescription(/Enter at least one word/);

  await term.fill("belt");
  await words.fill("DDU\nverdhushe\n6205");
  await means.fill("6205");
  await save.click();
  await expect.element(words).toHaveAccessibleDescription(/“DDU” is part of codes/);
  await expect.element(words).toHaveAccessibleDescription(/“verdhushe” belongs.*“kuqlinë”/);
  await expect.element(words).toHaveAccessibleDescription(/“6205” has a figure/);
  await expect.element(means).toHaveAccessibleDescription(/can’t be replaced/);
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue("DDU\nverdhushe\n6205");
  expect(api.calls(createCall)).toEqual([]);
});

test(
  "an error that only the server knows is shown beside its field, and the text stays",
  { tags: ["full"] },
  async () => {
    show([]);
    await openPage(path);
    const form = await openForm();
    const words = form.getByLabelText("Further words");
    await form.getByLabelText("Group or new word").fill("belt");
    await words.fill("kuqlinë");
    const save = form.getByRole("button", { name: "Save" });
    api.reject(createCall, 422, "invalid_input", {
      fields: [{ path: "words", message: "taken", word: "kuqlinë", group: "bardhoshe" }],
    });
    await save.click();
    await expect.element(words).toHaveAccessibleDescription(/“kuqlinë” belongs.*“bardhoshe”/);
    await expect.element(words).toHaveFocus();

    api.on(createCall, "no-connection");
    await save.click();
    await expect.element(page.getByText(/What you typed is kept/)).toBeVisible();
    await expect.element(words).toHaveValue("kuqlinë");
    const ids = api.calls(createCall).map(({ body }) => body);
    expect(ids[0]).toEqual(ids[1]);
  },
);

// docs/product/admin.md#synonyms
test("words for a group that staff have already go into that one", { tags: ["full"] }, async () => {
  show([group]);
  await openPage(path);
  const form = await openForm();
  await form.getByLabelText("Group or new word").fill("KUQLINE");
  await form.getByLabelText("Further words").fill("bardhoshe");
  api.on(updateCall, { json: group });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Synonyms saved")).toBeVisible();
  expect(api.calls(updateCall).map(({ body }) => body)).toEqual([
    { term: "kuqlinë", words: ["verdhushe", "bardhoshe"], means: "6205 2RS" },
  ]);
});

test(
  "a changed form asks before it closes, an unchanged one doesn't",
  { tags: ["full"] },
  async () => {
    show([group]);
    await openPage(path);
    const edit = page.getByRole("button", { name: "Edit kuqlinë" });
    await edit.click();
    const form = page.getByRole("dialog", { name: "Edit synonyms" });
    await expect.element(form.getByLabelText("Further words")).toHaveValue("verdhushe");
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
    await edit.click();
    await form.getByLabelText("Further words").fill("bardhoshe");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(form.getByLabelText("Further words")).toHaveValue("bardhoshe");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.element(form).not.toBeInTheDocument();
  },
);

// docs/product/admin.md#synonyms
test("deleting a group asks first, and can be undone", async () => {
  show([group]);
  await openPage(path);
  await page.getByRole("button", { name: "Delete kuqlinë" }).click();
  const deleted = toGroup(1, {
    ...group,
    deleted_at: "2026-11-22T10:00:00.000Z",
    deleted_by: "Test Admin",
  });
  api.on("DELETE /api/admin/search/synonyms/*", () => {
    show([deleted]);
    return { status: 204 };
  });
  await page.getByRole("button", { name: "Delete group" }).click();
  await expect.element(page.getByText("0 groups", { exact: true })).toHaveFocus();
  await page.getByLabelText("Show", { exact: true }).selectOptions("Deleted (30 days)");
  await expect.element(page.getByRole("rowheader")).toMatchTextContent(/Deleted by Test Admin/);
  api.reject("POST /api/admin/search/synonyms/*/restore", 409, "undo_expired");
  const undo = page.getByRole("button", { name: "Undo the deletion of kuqlinë" });
  await undo.click();
  await expect.element(page.getByText("The group couldn’t be brought back")).toBeVisible();
  api.on("POST /api/admin/search/synonyms/*/restore", () => {
    show([group]);
    return { json: group };
  });
  await undo.click();
  await expect.element(page.getByText("The group is back", { exact: true })).toBeVisible();
  await expect.element(page.getByText("No deleted groups")).toBeVisible();
  expectConsoleErrors(/brought back/);
});

test("the built-in groups can be read and searched, without diacritics too", async () => {
  show([]);
  await openPage(`${path}&groups=built-in&q=KUSHINETE+e`);
  await expect.element(page.getByRole("rowheader")).toMatchTextContent("insert");
  await expect.element(page.getByText("1 group", { exact: true })).toBeVisible();
});

// docs/product/admin.md#synonyms
test(
  "a built-in group is edited as a list of its words, and shows that staff changed it",
  { tags: ["full"] },
  async () => {
    show([]);
    await openPage(`${path}&groups=built-in&q=rulman`);
    await page.getByRole("button", { name: "Edit bearing" }).click();
    const form = page.getByRole("dialog", { name: "Edit synonyms" });
    const words = form.getByLabelText("Words of the group");
    await expect.element(words).toHaveFocus();
    await expect.element(form.getByLabelText("Group or new word")).toHaveAttribute("readonly");
    const before = (words.element() as HTMLTextAreaElement).value.split("\n");
    expect(before).toContain("lager");
    await words.fill([...before.filter((word) => word !== "lager"), "kuqlinë"].join("\n"));
    const change = { term: "bearing", words: ["kuqlinë"], without: ["lager"], means: null };
    api.on(createCall, () => {
      show([toGroup(1, change)]);
      return { status: 201, json: toGroup(1, change) };
    });
    await form.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Synonyms saved")).toBeVisible();
    expect(api.calls(createCall).map(({ body }) => body)).toEqual([
      { id: expect.any(String), ...change },
    ]);
    await expect
      .element(page.getByRole("rowheader"))
      .toMatchTextContent(/bearing\s*Changed by staff/);
    const row = page.getByRole("row").filter({ hasText: "kuqlinë" });
    await expect.element(row).not.toMatchTextContent(/\blager/);
  },
);

async function openForm(): Promise<Locator> {
  await page.getByRole("button", { name: "Add synonyms" }).click();
  return page.getByRole("dialog", { name: "Add synonyms" });
}

function show(items: readonly Synonyms[]): void {
  fakeShop({ viewer: "admin" });
  api.on("GET /api/admin/search/synonyms", { json: { items } });
}

function toGroup(number: number, fields: Partial<Synonyms>): Synonyms {
  return {
    id: sampleId(number),
    term: "kuqlinë",
    words: [],
    means: null,
    updated_at: "2026-11-22T10:00:00.000Z",
    deleted_at: null,
    deleted_by: null,
    ...fields,
  };
}
