import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

// docs/product/catalogue.md#belt-tool-for-other-sections
test("the belt tool gives the belts of a timing drive and the length of a wedge drive", async () => {
  fakeShop();
  await openPage("/products/belts/mitsuboshi/classical-v-belts#belt-tool");
  await page.getByRole("button", { name: "Belt Selection Tool" }).click();
  const tool = page.getByRole("dialog", { name: "Belt Selection Tool" });
  await tool.getByRole("radio", { name: "Timing" }).click();
  await tool.getByLabelText("Profile").selectOptions("HTD-5M");
  await tool.getByLabelText("Centre distance").fill("209,127");
  await tool.getByRole("button", { name: "Work out the length" }).click();
  await expect
    .element(tool.getByLabelText("Driving pulley"))
    .toHaveAttribute("aria-invalid", "true");
  await tool.getByLabelText("Centre distance").fill("209");
  await tool.getByLabelText("Driving pulley").fill("24");
  await tool.getByLabelText("Driven pulley").fill("48");
  await tool.getByRole("button", { name: "Work out the length" }).click();
  await expect.element(tool.getByRole("rowheader", { name: "600-5M" })).toBeVisible();
  await expect
    .element(tool.getByRole("link", { name: /HTD-5M belts of/ }))
    .toHaveAttribute("href", "/shop?category=Belts&section=HTD-5M&length=570-630");

  await tool.getByRole("radio", { name: "Other V-belts" }).click();
  await tool.getByLabelText("Centre distance").fill("520");
  await tool.getByLabelText("Driving pulley").fill("80");
  await tool.getByLabelText("Driven pulley").fill("250");
  await tool.getByRole("button", { name: "Work out the length" }).click();
  await expect.element(tool.getByRole("heading", { name: /^SPA, 1,5\d\d/ })).toBeVisible();
  await expect.element(tool.getByText(/smaller than 90/)).toBeVisible();

  // What was typed for the other kind is kept.
  await tool.getByRole("radio", { name: "Timing" }).click();
  await expect.element(tool.getByLabelText("Driving pulley")).toHaveValue("24");
});
