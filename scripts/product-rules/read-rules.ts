/** A rule of the product: a heading of the third level and the text below it. */
export type ProductRule = {
  /** File and anchor, such as `stock.md#taken-once`. */
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly text: string;
};

/** Reads the rules of a document. */
export function readRules(file: string, document: string): readonly ProductRule[] {
  const lines = document.split("\n");
  return lines.flatMap((heading, index) => {
    const name = /^### (.+)$/.exec(heading)?.[1];
    if (name === undefined) return [];
    const below = lines.slice(index + 1);
    const end = below.findIndex((line) => line.startsWith("#"));
    const text = below.slice(0, end === -1 ? below.length : end);
    return [
      { id: `${file}#${toAnchor(name)}`, name, line: index + 1, text: text.join("\n").trim() },
    ];
  });
}

/** Returns the anchor that GitHub gives to a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
