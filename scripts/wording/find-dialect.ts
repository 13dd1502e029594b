/** Words of a former private dialect, and the common term for each. CONTRIBUTING.md lists them too. */
const commonTerms: Readonly<Record<string, string>> = {
  anew: "again",
  "comes to be": "is created",
  fault: "error",
  "for want of": "without",
  furnish: "create",
  "is told": "is notified",
  meanwhile: "until then",
  nobody: "no user, no client",
  patience: "timeout",
  "quiet page": "strict page",
  refusal: "error, rejection",
  somebody: "a user, a client",
  "stands in": "is in",
  whoever: "the caller, the user",
  wish: "intent",
};

const dialect = new RegExp(String.raw`\b(?:${Object.keys(commonTerms).join("|")})\b`, "i");
const comment = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)/;
const testTitle = /^\s*(?:test|it|describe)\(\s*(["'`].*)/;

/**
 * Finds the dialect's words in comments, titles of tests and Markdown, except for names in backticks.
 *
 * @returns One line per word: file, line number, word and term.
 */
export function findDialect(file: string, source: string): readonly string[] {
  return source.split("\n").flatMap((line, index) => {
    const text = file.endsWith(".md")
      ? line
      : (comment.exec(line)?.[1] ?? testTitle.exec(line)?.[1] ?? "");
    const word = dialect.exec(text.replaceAll(/`\w+`/g, ""))?.[0];
    if (word === undefined) return [];
    return [`${file}:${index + 1}: '${word}' is ${commonTerms[word.toLowerCase()]}`];
  });
}
