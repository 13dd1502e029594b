import { expect, type ConsoleMessage, type Locator, type Page } from "@playwright/test";

/** One way to make the product say something. */
export type Scenario = {
  /** The exact words, each of them seen after the deed. `{reason}` stands for any words. */
  readonly says: readonly string[];
  /** Where they stand; a toast unless told. */
  readonly where?: "dialog" | "answer";
  readonly provoke: (page: Page) => Promise<void>;
};

/** Scenarios that follow one another on one screen. */
export type Screen = {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly scenarios: readonly Scenario[];
};

/** Does what a scenario says, sees its words, and leaves the page without them. */
export async function play(
  page: Page,
  { says, where = "toast", provoke }: PlayedScenario,
): Promise<void> {
  const logged = watchConsole(page);
  await provoke(page);
  for (const text of says) await expect(getPlace(page, where, text).first()).toBeVisible();
  // Source: specification, section 8: errors are also logged to the console.
  if (says.some((text) => isFault.test(text))) expect(logged.lines).not.toEqual([]);
  logged.stop();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await clearToasts(page);
}

/** What went wrong behind the page, as against what a person did wrong. */
const isFault = /^(Failed to|Login failed|Porosia dështoi|Gabim në ngarkimin)/;

/** Collects the errors that the page itself writes; the browser's own lines don't count. */
function watchConsole(page: Page): {
  readonly lines: readonly string[];
  readonly stop: () => void;
} {
  const lines: string[] = [];
  const note = (message: ConsoleMessage): void => {
    const isOurs =
      message.type() === "error" && !message.text().startsWith("Failed to load resource");
    if (isOurs) lines.push(message.text());
  };
  page.on("console", note);
  return { lines, stop: () => page.off("console", note) };
}

type PlayedScenario = Omit<Scenario, "where"> & { readonly where?: Scenario["where"] | "toast" };

function getPlace(page: Page, where: "toast" | "dialog" | "answer", text: string): Locator {
  const words = getWords(text);
  if (where === "dialog") return page.getByRole("dialog").getByText(words);
  if (where === "answer") return page.locator("pre").getByText(text);
  return page.locator('[data-slot="toast"] p').getByText(words);
}

/** The whole text and nothing else. */
function getWords(text: string): RegExp {
  const parts = text.split("{reason}");
  const source = parts.map((part) => part.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join(".+")}$`);
}

/** So that the next scenario can't see the words of this one. */
async function clearToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-slot="toast"] button')) {
      button.click();
    }
  });
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
}

/** From now on the server refuses such a call, which nobody repeats. */
export async function refuse(page: Page, method: string, path: string): Promise<void> {
  await page.route(
    (url) =>
      url.pathname === path || (path.endsWith("*") && url.pathname.startsWith(path.slice(0, -1))),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 422, json: { code: "invalid_input", message: "Refused" } })
        : route.fallback(),
  );
}

/** From now on such a call breaks on the server. */
export async function breakDown(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, json: { code: "internal_error", message: "Broken" } }),
  );
}
