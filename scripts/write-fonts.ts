import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { subsetFonts } from "./fonts/subset-fonts.ts";

// npm run fonts: writes web/styles/fonts after a change of a font package or of a range in fonts.css.

const styles = fileURLToPath(new URL("../web/styles", import.meta.url));
const css = await readFile(join(styles, "fonts.css"), "utf8");
await mkdir(join(styles, "fonts"), { recursive: true });
for (const [name, content] of await subsetFonts(css)) {
  await writeFile(join(styles, "fonts", name), content);
  console.log(`${name}: ${content.byteLength} bytes`);
}
