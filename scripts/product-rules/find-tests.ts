import { findRuleLinks } from "./rule-links.ts";

/** A test in a file's source. */
export type FoundTest = {
  /** As written, with its placeholders, or the expression that makes it. */
  readonly title: string;
  /** Line of its call, from 1. */
  readonly line: number;
  /** Whether `npm test` runs it. */
  readonly isDaily: boolean;
  /** Rules named in the comment directly above it. */
  readonly rules: readonly string[];
};

/** Finds a file's tests and the rules that they link to. */
export function findTests(source: string): readonly FoundTest[] {
  const code = blankComments(source);
  const lines = source.split("\n");
  return [...code.matchAll(/(?<![.\w])(?:test|it)(?:\.(?:each|for|runIf))?\s*\(\s*/g)].flatMap(
    (call) => {
      const start = call[0].includes(".") ? skipArguments(code, getEnd(call)) : getEnd(call);
      const title = start === undefined ? undefined : readTitle(code, start);
      if (start === undefined || title === undefined) return [];
      const line = code.slice(0, call.index).split("\n").length;
      const isDaily = !fullTag.test(code.slice(start + title.length));
      return [{ title: unquote(title), line, isDaily, rules: readRulesAbove(lines, line) }];
    },
  );
}

/** Reads the links in the lines of comment directly above a line. */
function readRulesAbove(lines: readonly string[], line: number): readonly string[] {
  const above = lines.slice(0, line - 1);
  const code = above.findLastIndex((text) => !/^\s*\/\//.test(text));
  return above.slice(code + 1).flatMap((text) => findRuleLinks(text));
}

function getEnd(match: RegExpExecArray): number {
  return match.index + match[0].length;
}

/** Returns where the title of `test.each(…)(title` starts: `start` is in the first parentheses. */
function skipArguments(code: string, start: number): number | undefined {
  const end = findClosing(code, start);
  const call = /^\s*\(\s*/.exec(code.slice(end));
  return call ? end + call[0].length : undefined;
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

const expression = /[\w.]+(?=\s*,)/y;

function readTitle(code: string, place: number): string | undefined {
  expression.lastIndex = place;
  return literalAt(code, place) ?? expression.exec(code)?.[0];
}

function unquote(title: string): string {
  return /^["'`]/.test(title) ? title.slice(1, -1).replaceAll(/\\(["'`\\$])/g, "$1") : title;
}

/** A tag that depends on a condition leaves some of the tests to `npm test`. */
const fullTag = /^\s*,\s*\{\s*(?:tag:\s*(?:\[[^\]]*)?"@full"|tags:\s*(?:\[[^\]]*)?"full")/;

/** Tests in comments don't count; the positions of all others stay. */
function blankComments(source: string): string {
  const comments = /^[^\S\n]*(?:\/\/.*|\/\*[^]*?\*\/)/gm;
  return source.replaceAll(comments, (text) => text.replaceAll(/[^\n]/g, " "));
}
