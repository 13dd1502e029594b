import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleProduct } from "#web/testing/samples.ts";

const products = [
  sampleProduct(1, { name: "NSK 6205DDU", price: 6.9 }),
  sampleProduct(2, { name: "PPL 6205-2RS", price: 3.1 }),
];
const hits = products.map((product) => ({
  product,
  product_id: product.id,
  match: "interchange" as const,
  is_other_maker: false,
  reason: {
    kind: "comparison" as const,
    comparison: { interchange: "check seal" as const, reasons: ["sealDiffers" as const] },
  },
}));

async function openPad(): Promise<Locator> {
  fakeShop({ products });
  api.on("GET /api/search", () => ({ json: { understood: {}, parts: [], products: hits } }));
  api.on("POST /api/search/list", ({ body }) => {
    const { codes } = body as { readonly codes: readonly string[] };
    return {
      json: {
        lines: codes.map(() => ({ hits: hits.map(({ product: _, ...hit }) => hit) })),
        products,
      },
    };
  });
  await openPage("/shop");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Porosit me kod" }).click({ force: true });
  return page.getByRole("dialog", { name: "Porosit me kod" });
}

// docs/product/cart.md#quick-order-pad
test("a pad is filled with the keyboard alone, up to the cart", async () => {
  const pad = await openPad();
  const code = (line: number): Locator =>
    pad.getByRole("combobox", { name: `Kodi i rreshtit ${line}` });
  await code(1).click();
  await userEvent.keyboard("6205 2RS");
  const list = pad.getByRole("listbox");
  await expect.element(list.getByText("PPL 6205-2RS")).toBeVisible();
  await expect.element(list).toMatchTextContent(/3,10\s€/);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect
    .element(list.getByRole("option", { name: /PPL/ }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(pad.getByRole("spinbutton", { name: "Sasia e rreshtit 1" })).toHaveFocus();
  await expect.element(pad.getByText("PPL 6205-2RS")).toBeVisible();
  await userEvent.keyboard("12{Enter}");
  await expect.element(code(2)).toHaveFocus();
  await userEvent.keyboard("6203 ZZ");
  await expect.element(pad.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(pad.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(pad.getByRole("spinbutton", { name: "Sasia e rreshtit 2" })).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");

  const rows = pad.getByRole("row");
  await expect.element(rows.filter({ hasText: "6205 2RS" })).toMatchTextContent(/37,20\s€/);
  await pad.getByRole("button", { name: "Shto 1 rresht në shportë" }).click();
  await expect.poll(() => localStorage.getItem("guest_cart")).toContain('"quantity":12');
});

// docs/product/cart.md#quick-order-pad
test("pad and pasted text are the same list", async () => {
  const pad = await openPad();
  await pad.getByRole("combobox", { name: "Kodi i rreshtit 1" }).fill("A 42");
  await pad.getByRole("spinbutton", { name: "Sasia e rreshtit 1" }).fill("3");
  await pad.getByRole("radio", { name: "Ngjitni një listë" }).click({ force: true });
  const text = page.getByRole("dialog").getByLabelText("Lista");
  await expect.element(text).toHaveValue("A 42\t3");
  await text.fill("A 42\t3\nB 50\t1");
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: "Porosit me kod" })
    .click({ force: true });
  await expect
    .element(page.getByRole("combobox", { name: "Kodi i rreshtit 2" }))
    .toHaveValue("B 50");
});

test("an empty pad says what is missing", async () => {
  const pad = await openPad();
  await pad.getByRole("button", { name: "Gjej pjesët" }).click();
  await expect.element(pad.getByText("Shkruani të paktën një kod.")).toBeVisible();
  await expect.element(pad.getByRole("combobox", { name: "Kodi i rreshtit 1" })).toHaveFocus();
});
