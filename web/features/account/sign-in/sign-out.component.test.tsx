import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { queryKeys } from "#web/api/queries.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { viewers } from "#web/testing/samples.ts";

const signOutCall = "POST /api/auth/sign-out";
const meCall = "GET /api/admin/me";
const flag = "pending_sign_out";
const strip = page.getByRole("region", { name: "Contact and account" });

// docs/product/accounts.md#sign-out-without-an-answer, docs/product/accounts.md#sign-out-always-succeeds
test.for([["no-connection"], [{ status: 502 }]] as const)(
  "a sign-out that ends with %j is repeated before the session is checked again",
  async ([failure]) => {
    fakeShop({ viewer: "customer" });
    api.on(signOutCall, failure);
    const router = await openPage("/about");
    await strip.getByRole("button", { name: "Sign Out" }).click();
    await expect.element(page.getByText("Successfully signed out").first()).toBeVisible();
    await expect.element(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
    expectConsoleErrors(/Sign-out failed/);
    const asked = api.calls(meCall).length;
    const { queryClient } = router.options.context;
    await queryClient.invalidateQueries({ queryKey: queryKeys.me });
    await expect.element(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(api.calls(meCall)).toHaveLength(asked);
    api.on(signOutCall, () => (setViewer("guest"), { json: {} }));
    await queryClient.invalidateQueries({ queryKey: queryKeys.me });
    expect(localStorage.getItem(flag)).toBeNull();
    expect(api.calls(meCall)).toHaveLength(asked + 1);
    await expect.element(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
  },
);

// docs/product/accounts.md#sign-out-without-an-answer
test("a page opened after a sign-out without an answer shows no account, and repeats it by itself", async () => {
  fakeShop({ viewer: "customer" });
  localStorage.setItem(flag, "yes");
  api.on(signOutCall, "no-connection");
  const router = await openPage("/account");
  // As a page that the server rendered with the cookie.
  router.options.context.queryClient.setQueryData(queryKeys.me, viewers.customer);
  await expect.element(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
  await expect.element(strip.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(api.calls(meCall)).toEqual([]);
  expect(api.calls("GET /api/orders")).toEqual([]);
  api.on(signOutCall, () => (setViewer("guest"), { json: {} }));
  await expect
    .poll(() => {
      window.dispatchEvent(new Event("focus"));
      return localStorage.getItem(flag);
    })
    .toBeNull();
});

// docs/product/accounts.md#sign-out-without-an-answer
test("a sign-in ends a sign-out that has no answer, which isn't repeated during it", async () => {
  fakeShop({ viewer: "customer" });
  localStorage.setItem(flag, "yes");
  api.on(signOutCall, "no-connection");
  const answerSignIn = api.hold("POST /api/auth/sign-in/email", { json: {} });
  await openPage("/account");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /email/i }).fill("arta@example.com");
  await main.getByLabelText(/^Password/).fill("Kushineta6205");
  await main.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => api.calls("POST /api/auth/sign-in/email")).toHaveLength(1);
  const repeated = api.calls(signOutCall).length;
  window.dispatchEvent(new Event("focus"));
  answerSignIn();
  await expect.element(strip.getByText("Welcome, Arta Krasniqi")).toBeInTheDocument();
  expect(localStorage.getItem(flag)).toBeNull();
  expect(api.calls(signOutCall)).toHaveLength(repeated);
});
