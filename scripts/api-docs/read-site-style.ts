import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Reads what the reference page shares with the site: the fonts with the addresses that the build gave
 * them, and the design tokens.
 * @param root Folder of the checkout.
 * @param assets Folder of the built styles.
 */
export async function readSiteStyle(root: string, assets: string): Promise<string> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  const styles = await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")));
  const fonts = new Set(styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? []));
  if (fonts.size === 0) throw new Error(`No font in the styles of ${assets}`);
  return [...fonts, toRootRule(await readFile(join(root, "web/styles/tokens.css"), "utf8"))].join(
    "",
  );
}

/** Turns Tailwind's theme into custom properties of the page. */
export function toRootRule(tokens: string): string {
  return tokens
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replace("@theme", ":root")
    .replaceAll(/--[\w-]+-\*: initial;/g, "")
    .replaceAll(/\s+/g, " ");
}
