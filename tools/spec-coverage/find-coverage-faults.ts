import { findTestTitles, findTitle, type TestTitle } from "./find-test-titles.ts";

/** A sentence of the specification and the tests that verify it. */
type Row = { readonly line: number; readonly sentence: string; readonly tests: readonly string[] };

/**
 * Lists errors in a table of sentences and tests: a row without a test, a test that doesn't exist, no
 * test that `npm test` runs, a duplicate sentence. Returns one line per error.
 *
 * @param document The table's text, in Markdown: `| sentence | \`file › title\`<br>… |`.
 * @param readSource Returns the text of a test file, or undefined if it doesn't exist.
 */
export function findCoverageErrors(
  document: string,
  readSource: (file: string) => string | undefined,
): string[] {
  const rows = readRows(document);
  if (rows.length === 0) return ["The table has no rows"];
  const getTitles = createTitleReader(readSource);
  return [
    ...rows.filter(({ tests }) => tests.length === 0).map((row) => tell(row, "has no test")),
    ...findRepeated(rows),
    ...rows.flatMap((row) => checkTests(row, getTitles)),
  ];
}

type TitleReader = (file: string) => readonly TestTitle[] | undefined;

/** Reads every file once, however many rows refer to it. */
function createTitleReader(readSource: (file: string) => string | undefined): TitleReader {
  const known = new Map<string, readonly TestTitle[] | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const source = readSource(file);
      known.set(file, source === undefined ? undefined : findTestTitles(source));
    }
    return known.get(file);
  };
}

function checkTests(row: Row, getTitles: TitleReader): string[] {
  const found = row.tests.map((test) => findTest(test, getTitles));
  const missing = found.filter((test) => typeof test === "string");
  const isInDailyRun = found.some((test) => typeof test !== "string" && test.isDaily);
  if (row.tests.length === 0 || missing.length > 0 || isInDailyRun) {
    return missing.map((reason) => tell(row, reason));
  }
  return [tell(row, "has only tests that npm test leaves to npm run test:full")];
}

/** Returns an error message if there is no such test. */
function findTest(test: string, getTitles: TitleReader): TestTitle | string {
  const [, file, title] = /^(\S+) › (.+)$/.exec(test) ?? [];
  if (file === undefined || title === undefined)
    return `'${test}' isn't of the form 'file › title'`;
  const titles = /\.test\.tsx?$/.test(file) ? getTitles(file) : undefined;
  if (!titles) return `there is no test file '${file}'`;
  return findTitle(titles, title) ?? `${file} has no test '${title}'`;
}

function findRepeated(rows: readonly Row[]): string[] {
  const seen = new Map<string, Row>();
  return rows.flatMap((row) => {
    const words = getWords(row.sentence);
    const first = seen.get(words);
    if (first) return [tell(row, `stands in line ${first.line} already`)];
    seen.set(words, row);
    return [];
  });
}

/** Sentences that differ only in case and punctuation are equal. */
function getWords(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}€%+→-]+/gu, " ")
    .trim();
}

function readRows(document: string): Row[] {
  return document.split("\n").flatMap((text, place) => {
    const cells = text.startsWith("|") ? text.slice(1).split(/(?<!\\)\|/) : [];
    const [sentence = "", tests = ""] = cells.map((cell) => cell.replaceAll("\\|", "|").trim());
    const isHead = sentence === "Sentence" || /^:?-+:?$/.test(sentence) || sentence === "";
    if (isHead) return [];
    const named = [...tests.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , test = ""]) => test);
    return [{ line: place + 1, sentence, tests: named }];
  });
}

function tell({ line, sentence }: Row, fault: string): string {
  return `line ${line}, "${sentence.slice(0, 60)}": ${fault}`;
}
