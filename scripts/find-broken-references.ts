import { posix } from "node:path";

/** Files and scripts of the repository, to compare with the references of a document. */
export type Inventory = {
  /** Every file relative to the root, with forward slashes. */
  readonly files: readonly string[];
  /** Names of the scripts in package.json. */
  readonly scripts: readonly string[];
};

const layers = "domain|catalogue|server|web|native|e2e|tools|docs|\\.ci";
const layerPath = new RegExp(`^(?:${layers})/`);
const bareFile = /^[\w.-]+\.(?:tsx?|md)$/;

/** Lists broken references of a Markdown document: paths, links and npm scripts. */
export function findBrokenReferences(file: string, text: string, inventory: Inventory): string[] {
  return [
    ...missingScripts(text, inventory),
    ...missingLinks(file, withoutFences(text), inventory),
    ...missingPaths(withoutFences(text), inventory),
  ].map((error) => `${file}: ${error}`);
}

function missingScripts(text: string, { scripts }: Inventory): string[] {
  const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)];
  return named
    .map((match) => match[1] ?? match[2] ?? "")
    .filter((name) => !scripts.includes(name))
    .map((name) => `package.json has no script '${name}'`);
}

function missingLinks(file: string, text: string, inventory: Inventory): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? "")
    .filter((link) => !/^(?:[a-z]+:|#|\/)/.test(link))
    .filter((link) => {
      const path = posix.join(posix.dirname(file), link.replace(/\/?(?:#.*)?$/, ""));
      return !inventory.files.some((known) => `${known}/`.startsWith(`${path}/`));
    })
    .map((link) => `the link '${link}' leads nowhere`);
}

function missingPaths(text: string, inventory: Inventory): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => (match[1] ?? "").replace(/^(?:#|\.\/)/, "").replace(/:\d+$/, ""))
    .filter((path) => layerPath.test(path) || bareFile.test(path))
    .filter((path) => !exists(path, inventory))
    .map((path) => `'${path}' doesn't exist`);
}

/**
 * A name can be a file or a folder and can contain `*`, `<name>` and `{a,b}`; without a slash it
 * matches in any folder.
 */
function exists(path: string, { files }: Inventory): boolean {
  const source = path
    .replace(/\/$/, "")
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)
    .replaceAll(/\*\*\/?/g, "\0")
    .replaceAll(/\*|<[^>]*>|…/g, "[^/]*")
    .replaceAll("\0", ".*");
  const start = path.includes("/") ? "^" : "(?:^|/)";
  const pattern = new RegExp(`${start}${source}(?:/|$)`);
  return files.some((file) => pattern.test(file));
}

/** Blanks fenced blocks: their lines are commands and samples. */
function withoutFences(text: string): string {
  return text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, "");
}
