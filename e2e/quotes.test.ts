import { expect, type Page } from "@playwright/test";
import { openOtherPage, overflow, signInAsAdmin, test } from "./support/journey.ts";
import { makePng } from "./support/make-png.ts";
import { pasteList, tenLines, waitForSearch } from "./support/paste-list.ts";

/** Two parts more than `tenLines`; no shop has them. */
const twelveLines = `${tenLines}\nXQ-4711 2\nYW-0815 6`;

// docs/product/quote-list.md#from-any-part, docs/product/quote-list.md#photos-of-a-request
// docs/product/quote-list.md#quotes-of-the-staff
test(
  "a pasted list becomes a quote with a photo, answered live, accepted once",
  { tag: "@phone" },
  async ({ strictPage: guest, browser }) => {
    await waitForSearch(guest);
    const list = await pasteList(guest, twelveLines);
    await list.getByRole("button", { name: /në listën e ofertës$/ }).click();
    await list.getByRole("link", { name: "Hap listën e ofertës" }).click();
    await expect(guest.getByText("XQ-4711", { exact: true })).toBeVisible();

    const admin = await openOtherPage(browser, guest);
    await signInAsAdmin(admin);
    await admin.getByRole("tab", { name: "Quotes" }).click();
    await expect(admin.getByText("No requests for quotes yet")).toBeVisible();

    await sendRequest(guest);
    const number = await guest
      .getByText(/^[0-9a-f]{8}$/)
      .first()
      .textContent();
    await expect(admin.getByRole("button", { name: `Details of quote ${number}` })).toBeVisible();
    await guest.getByRole("link", { name: "Open the request" }).click();
    await expect(guest.getByText("Waiting for the shop")).toBeVisible();
    expect(await overflow(guest)).toBe(0);

    await answer(admin, number ?? "");
    // The page asks every 20 seconds, and whenever it is looked at again.
    await guest.evaluate(() => window.dispatchEvent(new Event("focus")));
    await guest.getByRole("button", { name: "Accept and order" }).click();
    await guest.getByRole("link", { name: "See the order" }).click();
    await expect(guest.getByText("Në pritje", { exact: true })).toBeVisible();
    await expect(admin.getByText("The customer has accepted this quote.")).toBeVisible();
    await admin.getByRole("link", { name: "Show the order" }).click();
    await expect(admin.getByText("1 order", { exact: true })).toBeVisible();
    await admin.context().close();
  },
);

async function sendRequest(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Your request" });
  await form.getByLabel("A machine has stopped").click();
  await form.locator("input[type=file]").setInputFiles({
    name: "old-bearing.png",
    mimeType: "image/png",
    buffer: await makePng(),
  });
  await expect(form.getByRole("img", { name: "Photo old-bearing.png" })).toBeVisible();
  await form.getByLabel("Full name").fill("Arta Krasniqi");
  await form.getByLabel("Phone").fill("+355 69 123 4567");
  await expect(form.getByText(/^Sending,/)).toBeHidden();
  await form.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("heading", { name: "Your request has arrived" })).toBeVisible();
}

/** Prices the first part and leaves the others out. */
async function answer(admin: Page, number: string): Promise<void> {
  await admin.getByRole("button", { name: `Details of quote ${number}` }).click();
  const dialog = admin.getByRole("dialog", { name: `Quote ${number}` });
  await expect(dialog.getByRole("img", { name: "Photo 1 of the customer" })).toBeVisible();
  const outs = await dialog.getByRole("switch", { name: /^Can’t supply/ }).all();
  for (const out of outs.slice(1)) await out.click();
  await dialog.getByLabel(/^Unit price of/).fill("6.90");
  await dialog.getByLabel(/^Days of delivery of/).fill("3");
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(admin.getByText("The answer was sent")).toBeVisible();
}
