import { expect, type ConsoleMessage, type Locator, type Page } from "@playwright/test";

/** One way to provoke a message. */
export type Scenario = {
  /** The exact texts, each of which has to appear. `{reason}` matches any text. */
  readonly says: readonly string[];
  /** Where the texts appear; in a toast by default. */
  readonly where?: "dialog" | "answer";
  readonly provoke: (page: Page) => Promise<void>;
};

/** Scenarios that follow one another on one screen. */
export type Screen = {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly scenarios: readonly Scenario[];
};

/** Runs a scenario, expects its texts, and clears them from the page. */
export async function play(
  page: Page,
  { says, where = "toast", provoke }: PlayedScenario,
): Promise<void> {
  const logged = watchConsole(page);
  await provoke(page);
  for (const text of says) await expect(getPlace(page, where, text).first()).toBeVisible();
  // Errors are also logged to the console.
  if (says.some((text) => isErrorText.test(text))) expect(logged.lines).not.toEqual([]);
  logged.stop();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await clearToasts(page);
}

/** Texts of failures, as opposed to a user's mistakes. */
const isErrorText = /^(Failed to|Login failed|Porosia dështoi|Gabim në ngarkimin)/;

/** Collects the errors that the page logs, without those that the browser logs. */
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

/** Matches the whole text. */
function getWords(text: string): RegExp {
  const parts = text.split("{reason}");
  const source = parts.map((part) => part.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join(".+")}$`);
}

/** Keeps the next scenario from seeing this one's texts. */
async function clearToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The one without a label is the toast's action.
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-slot="toast"] button[aria-label]',
    );
    for (const button of buttons) button.click();
  });
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
}

/** Makes the server reject such a call with an error that isn't retried. */
export async function reject(page: Page, method: string, path: string): Promise<void> {
  await page.route(
    (url) =>
      url.pathname === path || (path.endsWith("*") && url.pathname.startsWith(path.slice(0, -1))),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 422, json: { code: "invalid_input", message: "Refused" } })
        : route.fallback(),
  );
}

/** Makes the server fail such a call from now on. */
export async function breakDown(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, json: { code: "internal_error", message: "Broken" } }),
  );
}
