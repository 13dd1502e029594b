import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

/** Opens the home page and waits until a film would have started. */
async function openHome(): Promise<ReturnType<typeof vi.spyOn>> {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  // The test browser prefers reduced motion, with which no screen starts the film.
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.replaceAll(/, \(prefers-reduced-(?:motion|data): reduce\)/g, "")),
  );
  fakeShop({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await openPage("/");
  await expect.element(page.getByRole("button", { name: "Play video" })).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  return play;
}

// docs/product/catalogue.md#slideshow
test("a phone starts the film only on request", async () => {
  await page.viewport(390, 844);
  const play = await openHome();
  expect(play).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Play video" }).click();
  expect(play).toHaveBeenCalledOnce();
});

// docs/product/catalogue.md#slideshow
test("a wide screen starts the film", async () => {
  await page.viewport(1280, 900);
  const play = await openHome();
  await vi.waitFor(() => expect(play).toHaveBeenCalled(), { timeout: 10_000 });
});
