import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/find-browser.ts";

/** An image from a scene: the inside of an SVG, in CSS pixels of the stage. */
export type ResponsiveImage = string;

export type Stage = {
  /** Draws an image and takes a screenshot at twice the stage's size. */
  readonly photograph: (picture: ResponsiveImage) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

const fonts = [
  [
    "Plex Sans",
    "100 700",
    "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  ],
  ["Plex Mono", "400", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"],
  ["Plex Mono", "500", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2"],
] as const;

/** Opens a browser window of the given size for drawing images one after the other. */
export async function openStage(width: number, height: number): Promise<Stage> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(
    `<!doctype html><style>${fontFaces()}html,body{margin:0;background:#fbfaf7}svg{display:block}
    svg .px{vector-effect:non-scaling-stroke}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`,
  );
  await page.evaluate(async () => {
    for (const font of document.fonts) await font.load();
  });
  // Playwright's own screenshot waits and compresses too long for a thousand frames.
  const devtools = await page.context().newCDPSession(page);
  return {
    photograph: async (picture) => {
      await page.evaluate((inside) => {
        const stage = document.querySelector("svg");
        if (stage) stage.innerHTML = inside;
      }, picture);
      const { data } = await devtools.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
      });
      return Buffer.from(data, "base64");
    },
    close: () => browser.close(),
  };
}

function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url);
  return fonts
    .map(([family, weight, file]) => {
      const data = readFileSync(resolve(file)).toString("base64");
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    })
    .join("");
}
