import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { State } from "../e2e/states/state.ts";
import { imageName, schemes, screens } from "./screens.ts";

/** Writes a page that shows a folder's screenshots side by side, one row per state. */
export async function writeContactSheet(folder: string, states: readonly State[]): Promise<void> {
  const present = new Set(await readdir(folder));
  const rows = states.flatMap(({ name }) => {
    const screenshots = schemes
      .flatMap((scheme) => screens.map(({ viewport }) => imageName(name, viewport.width, scheme)))
      .filter((screenshot) => present.has(screenshot));
    return screenshots.length === 0 ? [] : [toRow(name, screenshots)];
  });
  await writeFile(join(folder, "index.html"), `${head}\n${rows.join("\n")}\n`);
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every state of the product</title>
<style>
  body { font: 14px system-ui; background: #888; margin: 1rem }
  h2 { position: sticky; top: 0; margin: 2rem 0 0.5rem; padding: 0.25rem 0; background: #888; font-size: 1rem }
  div { display: flex; align-items: start; gap: 0.5rem }
  img { min-width: 0; max-height: 60vh }
</style>`;

function toRow(name: string, screenshots: readonly string[]): string {
  const images = screenshots.map(
    (screenshot) =>
      `<a href="${screenshot}"><img src="${screenshot}" alt="${screenshot}" loading="lazy"></a>`,
  );
  return `<h2 id="${name}">${name}</h2><div>${images.join("")}</div>`;
}
