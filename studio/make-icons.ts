import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodePreview } from "./encode/encode-still.ts";
import { drawIcon, icons } from "./icons.ts";
import type { Folders } from "./make-traced.ts";
import { openStage } from "./stage/browser-stage.ts";

export async function makeIcons(
  names: readonly string[],
  { publicFolder, scratch }: Folders,
): Promise<void> {
  await mkdir(join(publicFolder, "icons"), { recursive: true });
  for (const name of names) {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`no icon ${name}`);
    // The screenshot has twice the stage's size.
    const side = icon.sizePx / 2;
    const stage = await openStage(side, side);
    const png = join(scratch, `icon-${name}.png`);
    await writeFile(png, await stage.photograph(drawIcon(icon, side)));
    await stage.close();
    encodePreview(png, icon.sizePx, icon.sizePx, join(publicFolder, "icons", name));
    console.log(`icons/${name}`);
  }
}
