import { playwright } from "@vitest/browser-playwright";
import { ensureBrowser } from "../find-browser.ts";

type Provider = ReturnType<typeof playwright>;

/** Vitest's browser on the installed Chromium, which is looked up only by tests that need it. */
export function chromium(): Provider {
  const base = playwright();
  return {
    ...base,
    providerFactory: (project) =>
      playwright({
        launchOptions: { executablePath: ensureBrowser() },
        actionTimeout: 10_000,
        // Stops animations, so that tests don't wait for them.
        contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Tirane" },
      }).providerFactory(project),
  };
}
