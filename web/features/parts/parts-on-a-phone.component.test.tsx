import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

test("the last of three figures fills its row", async () => {
  await page.viewport(390, 844);
  fakeShop();
  await openPage("/products/seals/us-20x28x6-3");
  const figures = page.getByRole("main").getByRole("definition");
  await expect.element(figures.first()).toMatchTextContent("20 mm");
  const tiles = [0, 1, 2].map((at) => edges(figures.nth(at)));
  expect(tiles[2]).toEqual({ left: tiles[0]?.left, right: tiles[1]?.right });
});

test("the buttons of a series' dialog fill each of their rows", async () => {
  await page.viewport(390, 844);
  fakeShop();
  await openPage("/products/bearing/ppl");
  await page.getByRole("button", { name: "View Details of the 6200 series" }).click();
  const dialog = page.getByRole("dialog");
  const quote = dialog.getByRole("link", { name: "Request Quote" });
  await expect.element(quote).toBeVisible();
  const close = edges(dialog.getByText("Close", { exact: true }));
  const list = edges(dialog.getByRole("button", { name: "Add to quote list" }));
  expect(edges(quote)).toEqual({ left: close.left, right: list.right });
});

function edges(part: Locator): { readonly left: number; readonly right: number } {
  const element = part.element();
  const box = (element.matches("dd") ? element.parentElement : element)?.getBoundingClientRect();
  return { left: Math.round(box?.left ?? 0), right: Math.round(box?.right ?? 0) };
}
