import { expect, test, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const table = page.getByRole("table", { name: /^Sizes: Deep Groove/ });
const comparison = page.getByRole("region", { name: "Comparison" });

const getHeader = (name: string): Locator => table.getByRole("columnheader", { name });

async function openTable(search = ""): Promise<void> {
  fakeShop();
  await openPage(`/products/nsk/deep-groove-ball-bearings${search}`);
  await page.getByRole("radio", { name: "Table" }).click();
  await expect.element(table).toBeVisible();
}

// docs/product/catalogue.md#table-of-a-family
test("a family's table sorts by any column, in both directions", async () => {
  await page.viewport(1280, 800);
  await openTable();
  await getHeader("C, kN").getByRole("button").click();
  await expect.element(getHeader("C, kN")).toHaveAttribute("aria-sort", "ascending");
  await expect.element(table.getByRole("row").nth(1)).toMatchTextContent(/^6000.*4\.55/);
  await getHeader("C, kN").getByRole("button").click();
  await expect.element(getHeader("C, kN")).toHaveAttribute("aria-sort", "descending");
  await expect.element(table.getByRole("row").nth(1)).toMatchTextContent(/^6310.*62\.0/);
});

// docs/product/catalogue.md#table-of-a-family
test("the address keeps the view, and filters narrow it", async () => {
  await openTable("?view=table&bore=25");
  await expect.element(table.getByRole("rowheader").nth(0)).toHaveTextContent("6005");
  expect(table.getByRole("rowheader").all()).toHaveLength(3);
});

// docs/product/catalogue.md#table-of-a-family
test(
  "ranges of loads and speeds filter the table and are in the address",
  { tags: ["full"] },
  async () => {
    fakeShop();
    const router = await openPage("/products/nsk/deep-groove-ball-bearings?view=table&bore=20-30");
    await page.getByRole("combobox", { name: "C", exact: true }).fill("14-20 kN");
    await page.getByRole("combobox", { name: "Grease" }).fill("from 12,000");
    await expect.element(page.getByText("2 of 9 sizes")).toBeVisible();
    await expect.element(table.getByRole("rowheader").nth(0)).toHaveTextContent("6205");
    await expect.element(table.getByRole("rowheader").nth(1)).toHaveTextContent("6304");
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ view: "table", bore: "20-30", dynamic: "14-20 kN", grease: "from 12,000" });
    await page.getByRole("combobox", { name: "Oil" }).fill("fast");
    await expect.element(page.getByText(/^Not a/)).toBeVisible();
    await page.getByRole("button", { name: "Clear ratings" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "table", bore: "20-30" });
    expect(table.getByRole("rowheader").all()).toHaveLength(9);
  },
);

// docs/product/catalogue.md#table-of-a-family
test("up to four sizes are compared with their differences marked", async () => {
  await openTable("?view=table");
  for (const code of ["6205", "6305"]) {
    await page.getByRole("checkbox", { name: `Compare ${code}` }).click();
  }
  await page.getByRole("button", { name: "Compare 2" }).click();
  await expect.element(comparison).toHaveFocus();
  await expect.element(comparison).toMatchTextContent(/7 figures differ and are marked/);
  const bore = comparison.getByRole("row").filter({ hasText: /d, mm/ });
  await expect.element(bore).not.toMatchTextContent(/differs/);
  const load = comparison.getByRole("row").filter({ hasText: /C, kN/ });
  await expect.element(load).toMatchTextContent(/differs.*14\.0.*20\.6/);
  for (const code of ["6000", "6001", "6002"]) {
    await page.getByRole("checkbox", { name: `Compare ${code}` }).click();
  }
  await expect.element(page.getByText("Four are compared at most.")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Compare 6002" })).not.toBeChecked();
  await page.getByRole("button", { name: "Clear comparison" }).first().click();
  await expect.element(comparison).not.toBeInTheDocument();
});

// docs/product/catalogue.md#table-of-a-family
test("the shown rows are copied with tabs and saved as CSV", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openTable("?view=table&bore=25&outside=52");
  await page.getByRole("button", { name: "Copy table" }).click();
  await expect.element(page.getByText("Table copied")).toBeVisible();
  expect(copied.mock.lastCall?.[0]).toMatch(/^Code\td, mm.*\r\n6205\t25\t52\t15\t14\.0\t/);
  const link = page.getByRole("link", { name: "Save as CSV" }).element();
  expect(link.getAttribute("download")).toBe("deep-groove-ball-bearings.csv");
  const csv = decodeURIComponent(link.getAttribute("href") ?? "")
    .split(",")
    .slice(1)
    .join(",");
  expect(csv).toMatch(/^\uFEFFCode,"d, mm".*\r\n6205,25,52,15,14\.0,7\.85,13000,/);
});
