const name = String.raw`[A-Za-z_$][\w$]*`;
const chain = String.raw`${name}(?:\s*\.\s*${name})*`;

/**
 * Finds the messages that a source reads, as paths from their root: `cart.added`. Follows aliases of
 * subtrees: `const { sq } = messages.imageUpload`.
 */
export function findMessageUses(source: string): ReadonlySet<string> {
  const code = withoutCommentsAndImports(source);
  const aliases = new Map([
    ["messages", ""],
    ["productMessages", "products"],
  ]);
  // An alias can refer to another alias.
  for (let known = 0; known < aliases.size;) {
    known = aliases.size;
    for (const [alias, path] of findAliases(code, aliases)) aliases.set(alias, path);
  }
  const used = new Set<string>();
  for (const [words] of code.matchAll(new RegExp(String.raw`(?<![\w$.])${chain}`, "g"))) {
    const path = resolve(words, aliases);
    if (path !== undefined) used.add(path);
  }
  return used;
}

function findAliases(
  code: string,
  known: ReadonlyMap<string, string>,
): (readonly [alias: string, path: string])[] {
  const plain = code.matchAll(new RegExp(String.raw`\b(${name})\s*=\s*(${chain})\s*[;,)]`, "g"));
  const taken = code.matchAll(new RegExp(String.raw`\{([^{}]*)\}\s*=\s*(${chain})\s*[;,)]`, "g"));
  return [
    ...[...plain].flatMap(([, alias = "", words = ""]) => {
      const path = resolve(words, known);
      return path === undefined || path === "" ? [] : [[alias, path] as const];
    }),
    ...[...taken].flatMap(([, names = "", words = ""]) => {
      const path = resolve(words, known);
      return path === undefined ? [] : readNames(names, path);
    }),
  ];
}

/** Parses `a, b: c`, destructured from `path`. */
function readNames(names: string, path: string): (readonly [alias: string, path: string])[] {
  return names.split(",").flatMap((entry) => {
    const [key = "", alias = key] = entry.split(":").map((part) => part.trim());
    return key === "" || key.startsWith("...") ? [] : [[alias, join(path, key)] as const];
  });
}

function resolve(words: string, aliases: ReadonlyMap<string, string>): string | undefined {
  const [first = "", ...rest] = words.split(".").map((part) => part.trim());
  const start = aliases.get(first);
  return start === undefined ? undefined : rest.reduce(join, start);
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

function withoutCommentsAndImports(source: string): string {
  return source
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/^import [^;]*;$/gm, "");
}
