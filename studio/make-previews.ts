import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodePreview } from "./encode/encode-still.ts";
import type { Folders } from "./make-traced.ts";
import { drawPreview } from "./preview.ts";
import { previews } from "./previews.ts";
import { openStage } from "./stage/browser-stage.ts";

const size = { width: 1200, height: 630 } as const;

/** Renders link previews: text beside an existing image. */
export async function makePreviews(
  names: readonly string[],
  { publicFolder, scratch }: Folders,
): Promise<void> {
  if (names.length === 0) return;
  const stage = await openStage(size.width, size.height);
  for (const name of names) {
    const card = previews[name];
    if (card === undefined) throw new Error(`no preview ${name}`);
    const picture = await readFile(join(publicFolder, `${card.picture}-800.avif`));
    const png = join(scratch, `og-${name}.png`);
    await writeFile(png, await stage.photograph(drawPreview(card, picture.toString("base64"))));
    encodePreview(png, size.width, size.height, join(publicFolder, "og", name));
    console.log(`og/${name}`);
  }
  await stage.close();
}
