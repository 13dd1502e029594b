/** What a user agent's header says about a device, as shown to its owner. */
export type DeviceNames = {
  /** Such as `Firefox`; undefined if unknown. */
  readonly browser: string | undefined;
  /** Such as `Windows`; undefined if unknown. */
  readonly system: string | undefined;
  /** Whether it is the native app's view. */
  readonly isApp: boolean;
};

/** Reads a `User-Agent` header. Browsers name others for compatibility, so the order matters. */
export function describeUserAgent(header: string): DeviceNames {
  const system = systems.find(([, pattern]) => pattern.test(header))?.[0];
  const isApp = appViews.some((pattern) => pattern.test(header));
  const browser = isApp ? undefined : browsers.find(([, pattern]) => pattern.test(header))?.[0];
  return { browser, system, isApp };
}

const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Android's web view says so; that of iOS leaves out `Safari/`. */
const appViews = [/; wv\)/, /\b(?:iPhone|iPad)\b(?!.*\bSafari\/).*\bAppleWebKit\//];
