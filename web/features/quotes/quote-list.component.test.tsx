import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { queryKeys } from "#web/api/queries.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { chooseFile } from "#web/testing/dashboard-steps.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleQuote } from "#web/testing/samples.ts";

const photoCall = "POST /api/quotes/photos";
const sendCall = "POST /api/quotes";

function keepOnList(...texts: readonly string[]): void {
  const lines = texts.map((text) => ({ text, quantity: 1 }));
  localStorage.setItem("quote_list", JSON.stringify(lines));
}

async function openList(): Promise<Locator> {
  fakeShop();
  await openPage("/quotes");
  return page.getByRole("form", { name: "Your request" });
}

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabelText("Full name").fill("Arta Krasniqi");
  await form.getByLabelText("Phone").fill("069 123 4567");
}

const send = async (): Promise<void> =>
  page.getByRole("button", { name: "Send the request" }).click();

/** The idempotency keys that were sent; those of an upload are form fields. */
function getKeys(call: typeof photoCall | typeof sendCall): readonly string[] {
  return api.calls(call).map(({ body }) => (body as { readonly key: string }).key);
}

// docs/product/quote-list.md#from-any-part
test("typed parts are sent with their quantities, and the request shows its number and link", async () => {
  keepOnList("NSK 6205");
  api.on(sendCall, { status: 201, json: sampleQuote(7, { is_urgent: true }) });
  const form = await openList();
  await page.getByLabelText("Code or description of a part").fill("13 × 1067 belt");
  await page.getByLabelText("Quantity", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Add part" }).click();
  await page.getByLabelText("Quantity of NSK 6205").fill("4");
  await expect.element(page.getByRole("heading", { name: "2 parts" })).toBeVisible();
  await form.getByLabelText("A machine has stopped").click();
  await fillContact(form);
  await form.getByLabelText("NIPT").fill("L12345678A");
  await send();
  await expect
    .element(page.getByRole("heading", { name: "Your request has arrived" }))
    .toHaveFocus();
  await expect.element(page.getByText("00000007", { exact: true }).first()).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the request" }))
    .toHaveAttribute("href", `/quotes/00000007#${"7".padStart(64, "0")}`);
  expect(api.calls(sendCall)[0]?.body).toMatchObject({
    name: "Arta Krasniqi",
    phone: "069 123 4567",
    nipt: "L12345678A",
    is_urgent: true,
    lines: [
      { text: "NSK 6205", quantity: 4 },
      { text: "13 × 1067 belt", quantity: 3 },
    ],
    photos: [],
  });
  expect(localStorage.getItem("quote_list")).toBeNull();
  await page.getByRole("button", { name: "New request" }).click();
  await expect
    .element(page.getByRole("region", { name: "Requests from this device" }))
    .toMatchTextContent(/00000007/);
});

// docs/product/quote-list.md#nothing-typed-is-lost
test(
  "an incomplete request marks its fields, sends nothing and survives a reload",
  { tags: ["full"] },
  async () => {
    keepOnList("NSK 6205");
    const form = await openList();
    await form.getByLabelText("Note (optional)").fill("The fan of line 2");
    await form.getByLabelText("Email").fill("arta@");
    await send();
    await expect.element(form.getByLabelText("Full name")).toHaveFocus();
    await expect.element(form.getByText("This is no email address")).toBeVisible();
    expect(api.calls(sendCall)).toEqual([]);
    const again = await openList();
    await expect.element(again.getByLabelText("Note (optional)")).toHaveValue("The fan of line 2");
  },
);

// docs/product/accounts.md#input-after-the-end-of-a-session
test("a request typed before the session ended is hidden from a guest and restored for its customer", async () => {
  keepOnList("NSK 6205");
  fakeShop({ viewer: "customer" });
  const router = await openPage("/quotes");
  const form = page.getByRole("form", { name: "Your request" });
  await form.getByLabelText("Phone").fill("069 123 4567");
  const { queryClient } = router.options.context;
  setViewer("guest");
  await queryClient.invalidateQueries({ queryKey: queryKeys.me });
  await expect.element(form.getByLabelText("Full name")).toHaveValue("");
  await expect.element(form.getByLabelText("Phone")).toHaveValue("");
  setViewer("customer");
  await queryClient.invalidateQueries({ queryKey: queryKeys.me });
  await expect.element(form.getByLabelText("Phone")).toHaveValue("069 123 4567");
});

// docs/product/quotes.md#doubtful-numbers-of-a-quote
test("a phone number is shown back, and doubtful numbers are asked about once", async () => {
  keepOnList("NSK 6205");
  api.on(sendCall, { status: 201, json: sampleQuote(7) });
  const form = await openList();
  await fillContact(form);
  await expect.element(form.getByText("We call you on +355 69 123 4567.")).toBeVisible();
  await form.getByLabelText("Phone").fill("069");
  await form.getByLabelText("NIPT").fill("12345");
  await send();
  await expect.element(form.getByText("Is this number right?")).toBeVisible();
  await expect.element(form.getByText("Is this NIPT right?")).toBeVisible();
  await expect.element(form.getByLabelText("Phone")).toHaveFocus();
  expect(api.calls(sendCall)).toEqual([]);
  await send();
  await expect.element(page.getByText("Your request has arrived")).toBeVisible();
  expect(api.calls(sendCall)[0]?.body).toMatchObject({ phone: "069", nipt: "12345" });
});

// docs/product/quote-list.md#one-request
test("a retry after lost answers sends the same key", async () => {
  keepOnList("NSK 6205");
  api.on(sendCall, "no-connection");
  const form = await openList();
  await fillContact(form);
  await send();
  await expect.element(page.getByText(/It isn’t known whether the request arrived/)).toBeVisible();
  await expect.element(form.getByLabelText("Full name")).toHaveValue("Arta Krasniqi");
  api.on(sendCall, { status: 201, json: sampleQuote(8) });
  await send();
  await expect.element(page.getByText("Your request has arrived")).toBeVisible();
  const keys = getKeys(sendCall);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expectConsoleErrors(/quote/);
});

// docs/product/quote-list.md#one-request
test("what changed after an attempt that arrived is sent as another request, and says so", async () => {
  keepOnList("NSK 6205");
  api.reject(sendCall, 409, "idempotency_mismatch");
  const form = await openList();
  await fillContact(form);
  await send();
  await expect.element(form.getByText("Your earlier request did arrive")).toBeVisible();
  api.on(sendCall, { status: 201, json: sampleQuote(8) });
  await send();
  await expect.element(page.getByText("Your request has arrived")).toBeVisible();
  const [first, second] = getKeys(sendCall);
  expect(second).not.toBe(first);
  expectConsoleErrors(/quote/);
});

// docs/product/quote-list.md#photos-of-a-request
test(
  "a photo that failed is sent again, and the request names the photos",
  { tags: ["full"] },
  async () => {
    keepOnList("NSK 6205");
    api.reject(photoCall, 503, "server_busy");
    const form = await openList();
    await fillContact(form);
    await chooseFile(form, new File(["photo"], "old.jpg", { type: "image/jpeg" }));
    await expect.element(form.getByText("The photo couldn’t be sent.")).toBeVisible();
    const release = api.hold(photoCall, {
      status: 201,
      json: { id: sampleId(5), width: 1, height: 1 },
    });
    await form.getByRole("button", { name: "Try again" }).click();
    await expect.element(form.getByText(/^Sending, \d+%$/)).toBeVisible();
    await send();
    await expect.element(page.getByText(/Wait until the photos are sent/)).toBeVisible();
    release();
    await expect.element(form.getByText(/^Sending/)).not.toBeInTheDocument();
    await chooseFile(form, new File(["text"], "notes.txt", { type: "text/plain" }));
    await expect.element(form.getByText("This file is no JPG, PNG or GIF.")).toBeVisible();
    await form.getByRole("button", { name: "Remove photo notes.txt" }).click();
    api.on(sendCall, { status: 201, json: sampleQuote(9) });
    await send();
    await expect.element(page.getByText("Your request has arrived")).toBeVisible();
    expect(api.calls(sendCall)[0]?.body).toMatchObject({ photos: [sampleId(5)] });
    const sentKey = getKeys(sendCall)[0];
    expect(getKeys(photoCall)).toEqual([sentKey, sentKey]);
    expectConsoleErrors(/photo/);
  },
);

// docs/product/quote-list.md#as-text
test("the list is a text for WhatsApp, Viber and e-mail", async () => {
  keepOnList("NSK 6205", "Belt A42");
  const form = await openList();
  await form.getByLabelText("Note (optional)").fill("By Friday");
  for (const [name, start] of [
    ["WhatsApp", "https://wa.me/355"],
    ["Viber", "viber://chat?number=%2B355"],
    ["Email", "mailto:"],
  ] as const) {
    const link = await page.getByRole("link", { name, exact: true }).findElement();
    const href = link.getAttribute("href") ?? "";
    expect(href.startsWith(start)).toBe(true);
    expect(decodeURIComponent(href)).toMatch(/1\. NSK 6205 × 1\r?\n2\. Belt A42 × 1\s+By Friday/);
  }
});

// docs/product/quote-list.md#from-any-part
test("the favourites are put on the list, each once", async () => {
  fakeShop();
  const favorites = ["NSK 6205", "NSK 6206"].map((title) => ({
    path: `/products/nsk/bearing/${title.slice(4)}`,
    title,
  }));
  localStorage.setItem("favorites", JSON.stringify(favorites));
  keepOnList("NSK 6205");
  await openPage("/account");
  await page.getByRole("button", { name: "Add all to the quote list" }).click();
  await expect.element(page.getByRole("link", { name: "Open quote list" })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem("quote_list") ?? "")).toEqual([
    { text: "NSK 6205", quantity: 2 },
    { text: "NSK 6206", quantity: 1 },
  ]);
});

test("an emptied list leaves the field for the next part", async () => {
  keepOnList("NSK 6205", "NSK 6206");
  await openList();
  await page.getByRole("button", { name: "Remove NSK 6205" }).click();
  await expect.element(page.getByRole("button", { name: "Remove NSK 6206" })).toHaveFocus();
  await page.getByRole("button", { name: "Empty the list" }).click();
  const question = page.getByRole("dialog", { name: "Empty the quote list?" });
  await question.getByRole("button", { name: "Empty the list" }).click();
  await expect.element(page.getByText("No parts on the list yet")).toBeVisible();
  expect(localStorage.getItem("quote_list")).toBeNull();
});
