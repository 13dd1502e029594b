import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { queryKeys } from "#web/api/queries.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleQuote, viewers } from "#web/testing/samples.ts";

const sendCall = "POST /api/quotes";
const twoParts = [
  { text: "NSK 6205", quantity: 1 },
  { text: "Belt A42", quantity: 1 },
];

// docs/product/quote-list.md#by-photo-alone
test("the contact page leads to a request with a photo and no part number", async () => {
  fakeShop();
  const router = await openPage("/contact");
  await page.getByRole("link", { name: "Send a photo" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/quotes");
  await page.getByRole("button", { name: "I only have a photo" }).click();
  const form = page.getByRole("form", { name: "Your request" });
  await expect.element(form.getByRole("button", { name: "Add a photo" })).toBeVisible();
  await expect.element(page.getByText("The part on the photo", { exact: true })).toBeVisible();
});

// docs/product/quotes.md#a-quotes-contact-from-the-account
test("a customer's name, phone and e-mail address are filled in, and what is typed stays", async () => {
  localStorage.setItem("quote_list", JSON.stringify(twoParts));
  fakeShop();
  const user = { ...viewers.customer.user, phone: "069 123 4567" };
  api.on("GET /api/admin/me", { json: { user, is_admin: false } });
  const router = await openPage("/quotes");
  const form = page.getByRole("form", { name: "Your request" });
  await expect.element(form.getByLabelText("Full name")).toHaveValue("Arta Krasniqi");
  await expect.element(form.getByLabelText("Phone")).toHaveValue("069 123 4567");
  await expect.element(form.getByLabelText("Email")).toHaveValue("arta@example.com");
  await form.getByLabelText("Phone").fill("067 765 4321");
  const changed = { ...user, name: "Arta Hoxha", phone: "068 111 2222" };
  api.on("GET /api/admin/me", { json: { user: changed, is_admin: false } });
  await router.options.context.queryClient.invalidateQueries({ queryKey: queryKeys.me });
  await expect.element(form.getByLabelText("Full name")).toHaveValue("Arta Hoxha");
  await expect.element(form.getByLabelText("Phone")).toHaveValue("067 765 4321");
});

// docs/product/quote-list.md#quote-list-on-every-page
test.each(["/about", "/products/nsk/bearing/6205", "/shop"])(
  "%s: the header leads to the quote list while it isn't empty",
  async (path) => {
    fakeShop();
    localStorage.setItem("quote_list", JSON.stringify(twoParts));
    const router = await openPage(path);
    const link = page.getByRole("link", { name: "Quote list 2 parts" });
    await link.click();
    await expect.poll(() => router.state.location.pathname).toBe("/quotes");
    await page.getByRole("button", { name: "Remove NSK 6205" }).click();
    await page.getByRole("button", { name: "Remove Belt A42" }).click();
    await expect.element(page.getByRole("link", { name: /^Quote list/ })).not.toBeInTheDocument();
  },
);

// docs/product/quote-list.md#a-note-to-a-part
test("a note to a part is stored with it and sent, and an emptied one isn't", async () => {
  fakeShop();
  localStorage.setItem("quote_list", JSON.stringify(twoParts));
  api.on(sendCall, { status: 201, json: sampleQuote(7) });
  await openPage("/quotes");
  await page.getByRole("button", { name: "Add a note to NSK 6205" }).click();
  const note = page.getByLabelText("Note to NSK 6205");
  await expect.element(note).toHaveFocus();
  await note.fill("Fan of line 2 ");
  await page.getByRole("button", { name: "Add a note to Belt A42" }).click();
  await page.getByLabelText("Note to Belt A42").fill("x");
  await page.getByLabelText("Note to Belt A42").fill("");
  await page.getByLabelText("Full name").fill("Arta Krasniqi");
  await page.getByLabelText("Phone").fill("069 123 4567");
  await expect
    .element(page.getByRole("button", { name: "Add a note to Belt A42" }))
    .toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("quote_list") ?? "")).toEqual([
    { text: "NSK 6205", quantity: 1, note: "Fan of line 2" },
    { text: "Belt A42", quantity: 1 },
  ]);
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect.element(page.getByText("Your request has arrived")).toBeVisible();
  expect(api.calls(sendCall)[0]?.body).toMatchObject({
    lines: [
      { text: "NSK 6205", note: "Fan of line 2" },
      { text: "Belt A42", quantity: 1 },
    ],
  });
});
