/** A title as written, with its placeholders, and whether `npm test` runs the test. */
export type TestTitle = { readonly title: string; readonly isDaily: boolean };

/** Finds the titles of a file's tests. */
export function findTestTitles(source: string): readonly TestTitle[] {
  const code = withoutComments(source);
  const plain = [...code.matchAll(/\b(?:test|it)\s*\(\s*/g)].map((match) => getEnd(match));
  const each = [...code.matchAll(/\b(?:test|it)\.(?:each|for)\s*\(/g)].flatMap((match) => {
    const call = /^\s*\(\s*/.exec(code.slice(findClosing(code, getEnd(match))));
    return call ? [findClosing(code, getEnd(match)) + call[0].length] : [];
  });
  return [...plain, ...each].flatMap((place) => readTitle(code, place));
}

/**
 * Finds a test by name: the title as written in the source, or one that matches a title with
 * placeholders (`%s`, `$name`, `${name}`).
 */
export function findTitle(titles: readonly TestTitle[], name: string): TestTitle | undefined {
  return titles.find(({ title }) => title === name || matchesPlaceholders(title, name));
}

const placeholder = /%[sdifjoc#]|\$\{[^}]*\}|\$[\w.]+/g;
// A title with only a placeholder would match any name.
const fewestLetters = 4;

function matchesPlaceholders(title: string, name: string): boolean {
  const parts = title.split(placeholder);
  if (parts.length === 1 || parts.join("").trim().length < fewestLetters) return false;
  const source = parts.map((part) => part.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join("[^]+")}$`).test(name);
}

function getEnd(match: RegExpExecArray): number {
  return match.index + match[0].length;
}

/** Returns the position after the parenthesis that closes the one just before `start`. */
function findClosing(code: string, start: number): number {
  let depth = 1;
  let place = start;
  while (depth > 0 && place < code.length) {
    const text = literalAt(code, place);
    if (text !== undefined) {
      place += text.length;
      continue;
    }
    if (code[place] === "(") depth += 1;
    if (code[place] === ")") depth -= 1;
    place += 1;
  }
  return place;
}

const literal = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`/y;

function literalAt(code: string, place: number): string | undefined {
  literal.lastIndex = place;
  return literal.exec(code)?.[0];
}

const fullTag = /^\s*,\s*\{[^{}]*"@full"/;

function readTitle(code: string, place: number): readonly TestTitle[] {
  const text = literalAt(code, place);
  if (text === undefined) return [];
  const title = text.slice(1, -1).replaceAll(/\\(["'`\\$])/g, "$1");
  return [{ title, isDaily: !fullTag.test(code.slice(place + text.length)) }];
}

/** Tests in comments don't count. */
function withoutComments(source: string): string {
  return source.replaceAll(/^\s*\/\/.*$/gm, "").replaceAll(/^\s*\/\*[^]*?\*\//gm, "");
}
