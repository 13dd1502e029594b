import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseHTML } from "linkedom";

const site = fileURLToPath(new URL("../../dist/client", import.meta.url));
const documents = new Map<string, Document>();

/** Reads a prerendered page of the last build. */
export function readPage(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const { document } = parseHTML(readFileSync(join(site, path, "index.html"), "utf8"));
  documents.set(path, document);
  return document;
}

/** The visible text of an element: without scripts, styles and drawings. */
export function getText(element: ParentNode | null | undefined): string {
  if (!element) return "";
  return readWords(element).join(" ").replaceAll(/\s+/g, " ").trim();
}

function readWords(node: ParentNode): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child.nodeType === child.TEXT_NODE) return [child.textContent ?? ""];
    const element = child as Element;
    if (child.nodeType !== child.ELEMENT_NODE || hidden.has(element.tagName.toLowerCase())) {
      return [];
    }
    return readWords(element);
  });
}

const hidden = new Set(["script", "style", "svg", "template"]);

export function mainText(path: string): string {
  return getText(readPage(path).querySelector("main"));
}

export function headings(path: string, level: 1 | 2 | 3): string[] {
  return [...readPage(path).querySelectorAll(`main h${level}`)].map((heading) => getText(heading));
}

/** Addresses of the links in a whole page or in its main content only. */
export function links(path: string, scope: "page" | "main" = "main"): string[] {
  const root = scope === "page" ? readPage(path) : readPage(path).querySelector("main");
  return [...(root?.querySelectorAll("a[href]") ?? [])].map(
    (link) => link.getAttribute("href") ?? "",
  );
}

/** The section under the second-level heading with this text. */
export function getSection(path: string, heading: string): Element {
  const title = [...readPage(path).querySelectorAll("main h2")].find(
    (candidate) => getText(candidate) === heading,
  );
  const section = title?.closest("section");
  if (!section) throw new Error(`${path} has no section '${heading}'`);
  return section;
}

export function buttons(path: string): string[] {
  return [...readPage(path).querySelectorAll("main button")].map((button) => getText(button));
}
