import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleAdminProduct } from "#web/testing/samples.ts";

const product = sampleAdminProduct(1, { name: "Seal BASL" });
const content = { viewer: "admin", products: [product] } as const;

// docs/product/admin.md#undo-in-the-message
test("a product deleted in the panel comes back from the message about it", async () => {
  fakeShop(content);
  await openPage("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  const panel = page.getByRole("dialog", { name: "Panel Administruesi" });
  api.on("DELETE /api/products/*", () => {
    fakeShop({ ...content, products: [] });
    return { status: 204 };
  });
  await panel.getByRole("button", { name: `Fshi ${product.name}` }).click();
  await page.getByRole("button", { name: "Fshi produktin" }).click();
  await expect.element(panel.getByText("Ende nuk ka produkte")).toBeVisible();
  const undo = panel.getByRole("button", { name: "Zhbëj" });
  await expect.element(undo).toHaveAttribute("lang", "sq");
  api.on("POST /api/products/*/restore", () => {
    fakeShop(content);
    return { json: product };
  });
  await undo.click();
  await expect.element(panel.getByText("Produkti u kthye")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: `Fshi ${product.name}` })).toBeVisible();
});
