const maxDepth = 32;

/**
 * Tells what is wrong with a JSON text beyond what the parser sees: a key that stands twice in one
 * object, of which the parser would silently keep the last, and nesting without end.
 *
 * @returns A word for the fault, or undefined for a text that is fine.
 */
export function findJsonError(text: string): "syntax" | "duplicate-key" | "depth" | undefined {
  // The depth comes first: it is counted without recursion, which the parser may not survive.
  if (findDepth(text) > maxDepth) return "depth";
  try {
    JSON.parse(text);
  } catch {
    return "syntax";
  }
  return hasDuplicateKey(text) ? "duplicate-key" : undefined;
}

/**
 * Whole strings, and the characters that give a JSON text its structure. A string that is never
 * closed takes the rest of the text: a scan from each of its quotation marks would be quadratic.
 */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]:,]/gs;

function findDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    deepest = Math.max(deepest, depth);
    if (deepest > maxDepth) break;
  }
  return deepest;
}

function hasDuplicateKey(text: string): boolean {
  const open: (Set<unknown> | undefined)[] = [];
  let lastString = "";
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const keys = open.at(-1);
      // "\u0061" and "a" are one key, so the text of the key is read first.
      const key: unknown = JSON.parse(lastString);
      if (keys?.has(key)) return true;
      keys?.add(key);
    } else if (token !== ",") lastString = token;
  }
  return false;
}
