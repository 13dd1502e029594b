import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import type { ApiClient } from "#web/api/client.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleProduct } from "#web/testing/samples.ts";

type ListAnswer = Awaited<ReturnType<ApiClient["search"]["list"]>>;
type Hit = ListAnswer["lines"][number]["hits"][number];

const products = [
  sampleProduct(1, { name: "NSK 6205DDU", price: 6.9 }),
  sampleProduct(2, { name: "NSK 6203ZZ", price: 3.1, stock_quantity: 3 }),
  sampleProduct(3, { name: "NSK 6203DDU", price: 3.4 }),
  sampleProduct(4, { name: "V-belt A42", price: 5, stock_quantity: 0 }),
];

const exact = (id: number): Hit => ({
  product_id: sampleId(id),
  match: "exact",
  is_other_maker: false,
  reason: { kind: "comparison", comparison: { interchange: "exact", reasons: ["same"] } },
});
const checkSeal = (id: number): Hit => ({
  product_id: sampleId(id),
  match: "interchange",
  is_other_maker: false,
  reason: {
    kind: "comparison",
    comparison: { interchange: "check seal", reasons: ["sealDiffers"] },
  },
});

/** The hits of codes, whatever the list asks for. */
const hitsOfCodes: Readonly<Record<string, readonly Hit[]>> = {
  "6205-2RS": [exact(1)],
  "6203 C3": [checkSeal(2), checkSeal(3)],
  A42: [exact(4)],
};

function answerLists(): void {
  fakeShop({ products });
  api.on("POST /api/search/list", ({ body }) => {
    const { codes } = body as { readonly codes: readonly string[] };
    const lines = codes.map((code) => ({ hits: [...(hitsOfCodes[code] ?? [])] }));
    return { json: { lines, products } };
  });
}

async function openDialog(): Promise<Locator> {
  await page.getByRole("button", { name: "Paste a list" }).click();
  return page.getByRole("dialog", { name: "Ngjitni një listë" });
}

const pasted = "6205-2RS 4\n6203 C3 6\nA42 2\nXYZ-77 1\n6205-2RS 1";

async function openResults(text = pasted): Promise<Locator> {
  const dialog = await openDialog();
  await dialog.getByLabelText("Lista").fill(text);
  await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
  await expect.element(dialog.getByRole("table")).toBeVisible();
  return dialog;
}

const row = (dialog: Locator, code: string): Locator =>
  dialog.getByRole("row", { name: new RegExp(code) });

// docs/product/shop.md#paste-a-list, docs/product/shop.md#sure-lines-only
test("each line is matched, to choose, out of stock or not carried", async () => {
  answerLists();
  await openPage("/shop");
  const dialog = await openResults();
  await expect.element(dialog.getByRole("heading", { name: "Çfarë u gjet" })).toHaveFocus();
  await expect.element(row(dialog, "6205-2RS").getByText("U gjet")).toBeVisible();
  await expect.element(row(dialog, "6205-2RS").getByText("Rreshtat 1, 5")).toBeVisible();
  await expect.element(row(dialog, "6205-2RS").getByRole("spinbutton")).toHaveValue("5");
  await expect.element(row(dialog, "6203 C3").getByText("Zgjidhni", { exact: true })).toBeVisible();
  await expect.element(row(dialog, "A42").getByText("Pa stok").last()).toBeVisible();
  await expect.element(row(dialog, "XYZ-77").getByText("Nuk mbahet")).toBeVisible();
  await expect
    .element(dialog.getByText("1 u gjet · 1 për t’u zgjedhur · 2 për t’u pyetur"))
    .toBeVisible();
  expect(api.calls("POST /api/search/list")).toHaveLength(1);
});

// docs/product/shop.md#list-into-the-cart
test("matched and chosen lines go into the cart, once", async () => {
  answerLists();
  await openPage("/shop");
  const dialog = await openResults();
  await row(dialog, "6203 C3").getByRole("combobox").selectOptions(sampleId(3));
  await expect.element(row(dialog, "6203 C3").getByText("Zgjedhur")).toBeVisible();
  await row(dialog, "6203 C3").getByRole("spinbutton").fill("8");
  await dialog.getByRole("button", { name: "Shto 2 rreshta në shportë" }).click();
  await expect.element(dialog.getByText("2 rreshta janë në shportë")).toBeVisible();
  await expect.element(row(dialog, "6205-2RS").getByText("Në shportë")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Shto/ })).not.toBeInTheDocument();
  expect(readGuestCart()).toMatchObject([
    { id: sampleId(1), quantity: 5 },
    { id: sampleId(3), quantity: 8 },
  ]);
  // It has taken the place of the pressed button, and its focus.
  await expect.element(dialog.getByRole("button", { name: "Hap shportën" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
});

// docs/product/shop.md#list-into-the-cart
test("the server's outcome is shown per line, and a retry has the same key", async () => {
  answerLists();
  fakeShop({ viewer: "customer", products });
  api.reject("POST /api/cart/list", 503, "unavailable");
  await openPage("/shop");
  const dialog = await openResults();
  await row(dialog, "6203 C3").getByRole("combobox").selectOptions(sampleId(2));
  await dialog.getByRole("button", { name: "Shto 2 rreshta në shportë" }).click();
  await expect.element(dialog.getByText("Asgjë nuk u shtua")).toBeVisible();
  const { id, name, price, price_eur, currency, category, image_url, description } =
    sampleProduct(1);
  const product = { id, name, price, price_eur, currency, category, image_url, description };
  const items = [{ id, product_id: id, quantity: 5, product: { ...product, stock_quantity: 9 } }];
  api.on("POST /api/cart/list", {
    json: {
      items,
      dropped: [],
      lines: [
        { product_id: sampleId(1), outcome: "added" },
        { product_id: sampleId(2), outcome: "out_of_stock" },
      ],
    },
  });
  api.on("GET /api/cart", { json: { items, dropped: [] } });
  await dialog.getByRole("button", { name: "Shto 2 rreshta në shportë" }).click();
  await expect.element(dialog.getByText("1 rresht nuk u shtua")).toBeVisible();
  await expect.element(row(dialog, "6205-2RS").getByText("Në shportë")).toBeVisible();
  await expect.element(row(dialog, "6203 C3").getByText("Sapo mbaroi stoku.")).toBeVisible();
  const keys = api
    .calls("POST /api/cart/list")
    .map(({ body }) => (body as { readonly idempotency_key: string }).idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expectConsoleErrors(/cart/);
});

// docs/product/shop.md#list-by-mail
test("one mail asks for the lines that the cart can't take", async () => {
  answerLists();
  await openPage("/shop");
  const dialog = await openResults();
  const link = dialog.getByRole("link", { name: "Pyet me email për 2 rreshta" });
  await expect.element(link).toBeVisible();
  const address = decodeURIComponent(link.element().getAttribute("href") ?? "");
  expect(address).toContain("subject=Kërkesë për ofertë: listë me 2");
  expect(address).toContain("1. A42 – sasia 2");
  expect(address).toContain("Pa stok në dyqan: V-belt A42");
  expect(address).toContain("2. XYZ-77 – sasia 1");
});

// docs/product/shop.md#list-draft
test("list and decisions survive closing the dialog and a reload", { tags: ["full"] }, async () => {
  answerLists();
  await openPage("/shop");
  const dialog = await openResults();
  await row(dialog, "6203 C3").getByRole("combobox").selectOptions(sampleId(3));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Paste a list" })).toHaveFocus();
  const reopened = await openDialog();
  await expect.element(row(reopened, "6203 C3").getByRole("combobox")).toHaveValue(sampleId(3));
  await reopened.getByRole("button", { name: "Ndrysho listën" }).click();
  await expect.element(reopened.getByLabelText("Lista")).toHaveValue(pasted);
  await reopened.getByRole("button", { name: "Pastro listën" }).click();
  expect(sessionStorage.getItem("private:pasted_list")).toBeNull();
});

test("a doubtful quantity has to be confirmed, a wrong one is marked", async () => {
  answerLists();
  await openPage("/shop");
  const dialog = await openResults("8M 1200 30\n6205-2RS 0");
  await expect.element(dialog.getByText("Ky numër është sasia apo pjesë e kodit?")).toBeVisible();
  await expect.element(row(dialog, "6205-2RS").getByText("Sasi e gabuar")).toBeVisible();
  await expect.element(dialog.getByText("1 rresht pret zgjedhjen tuaj.")).toBeVisible();
  await row(dialog, "6205-2RS").getByRole("spinbutton").fill("3");
  await expect.element(row(dialog, "6205-2RS").getByText("U gjet")).toBeVisible();
});

test("a failed look-up keeps the list and can be repeated", { tags: ["full"] }, async () => {
  answerLists();
  api.reject("POST /api/search/list", 422, "invalid_input");
  await openPage("/shop");
  const dialog = await openDialog();
  await dialog.getByLabelText("Lista").fill(pasted);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog.getByText("Produktet nuk u kërkuan dot")).toBeVisible();
  answerLists();
  await dialog.getByRole("button", { name: "Provo përsëri" }).click();
  await expect.element(row(dialog, "6205-2RS").getByText("U gjet")).toBeVisible();
  expectConsoleErrors(/list-products/);
});

test(
  "names how many lines were left out, and asks for a list first",
  { tags: ["full"] },
  async () => {
    answerLists();
    await openPage("/shop");
    const dialog = await openDialog();
    await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
    await expect.element(dialog.getByText("Ngjitni ose shkruani më parë një listë.")).toBeVisible();
    await expect.element(dialog.getByLabelText("Lista")).toHaveFocus();
    const lines = Array.from({ length: 203 }, (_, at) => `PART-${at} 1`);
    await dialog.getByLabelText("Lista").fill(lines.join("\n"));
    await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
    await expect
      .element(dialog.getByText("3 rreshta pas 200 të parëve u lanë jashtë."))
      .toBeVisible();
  },
);

test(
  "a dropped file is read in its encoding, a spreadsheet is refused with a way out",
  { tags: ["full"] },
  async () => {
    answerLists();
    await openPage("/shop");
    const dialog = await openDialog();
    // "Kodi;Copë" in Windows-1252.
    await drop(
      dialog,
      new Uint8Array([75, 111, 100, 105, 59, 67, 111, 112, 0xeb, 10, 65, 52, 50, 59, 50]),
    );
    await expect.element(dialog.getByLabelText("Lista")).toHaveValue("Kodi;Copë\nA42;2");
    await drop(dialog, new Uint8Array([80, 75, 3, 4, 0, 0]));
    await expect.element(dialog.getByText("Ky lloj skedari nuk lexohet këtu.")).toBeVisible();
    await expect.element(dialog.getByLabelText("Lista")).toHaveValue("Kodi;Copë\nA42;2");
  },
);

async function drop(dialog: Locator, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const field = dialog.getByLabelText("Lista");
  await expect.element(field).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], "list.csv"));
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  field.element().dispatchEvent(event);
}

function readGuestCart(): unknown {
  return JSON.parse(localStorage.getItem("guest_cart") ?? "[]");
}
