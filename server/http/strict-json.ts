const maxDepth = 32;

/**
 * Finds errors of a JSON text beyond what the parser reports: a duplicate key in an object, of
 * which the parser would silently use the last, and deep nesting.
 *
 * @returns The kind of error, or undefined for a valid text.
 */
export function findJsonError(text: string): "syntax" | "duplicate-key" | "depth" | undefined {
  // Check the depth first: it is counted without recursion, whereas the parser may overflow the
  // stack.
  if (findDepth(text) > maxDepth) return "depth";
  try {
    JSON.parse(text);
  } catch {
    return "syntax";
  }
  return hasDuplicateKey(text) ? "duplicate-key" : undefined;
}

/**
 * Whole strings, and the characters that give a JSON text its structure. An unclosed string takes
 * the rest of the text: scanning from each of its quotation marks would be quadratic.
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
      // "\u0061" and "a" are the same key, so the key is decoded first.
      const key: unknown = JSON.parse(lastString);
      if (keys?.has(key)) return true;
      keys?.add(key);
    } else if (token !== ",") lastString = token;
  }
  return false;
}
