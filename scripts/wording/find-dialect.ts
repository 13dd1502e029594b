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

/** The same for names, where more words have a common term. */
const commonNames: Readonly<Record<string, string>> = {
  alive: "hydrated",
  anew: "again",
  beat: "delay, padding",
  fault: "error",
  foresee: "apply optimistically",
  furnish: "create",
  gate: "check, verify",
  house: "app context",
  kept: "saved, draft, pinned",
  life: "hydration",
  longest: "max",
  meanwhile: "until then",
  most: "max",
  nobody: "none",
  obstacle: "finding, error",
  paper: "printout, sheet",
  patience: "timeout",
  picture: "image",
  refusal: "error, rejection",
  room: "layer, space",
  somebody: "user",
  told: "logged, notified",
  trouble: "error",
  verb: "service function, method",
  whoever: "caller, user",
  wish: "intent",
};

type OrdinaryUse = { readonly names: RegExp; readonly files?: RegExp };

/** Names that have a word of the list in its ordinary meaning, or are stored or sent under it. */
const ordinaryUses: readonly OrdinaryUse[] = [
  { names: /keep-?alive/i },
  // Fault injection.
  { names: /fault/i, files: /^scripts\/(?:faults|proof|test-faults)/ },
  // The rating life of a bearing.
  { names: /life/i, files: /engineering|nsk|datasheets|asked-code|-bearing-sections|^e2e\/states/ },
  // A word of the belt brand Gates.
  { names: /^gate$/, files: /^catalogue\/search\// },
  // A user of Unix.
  { names: /^nobody$/, files: /data-owner\.ts$/ },
  // An element of HTML, and the folder in the addresses of part images.
  { names: /^pictures?$/ },
  // The colour of the page.
  { names: /^(?:color-|image-|light-)*paper$/ },
  // Fields of the API.
  { names: /^fault$/, files: /check-body|api-docs|openapi/ },
  { names: /^kept$/, files: /imports?\b|example-values/ },
  // Keys of stored data.
  { names: /^(?:faults|refusal|wish)$/, files: /^web\/(?:offline|features\/checkout)\// },
];

const dialect = new RegExp(String.raw`\b(?:${Object.keys(commonTerms).join("|")})\b`, "i");
const comment = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)/;
const testTitle = /^\s*(?:test|it|describe)\(\s*(["'`].*)/;
/** Comments, patterns and strings, except strings that are one name, such as a kind, a class or a data attribute. */
const prose =
  /\/\*[\s\S]*?\*\/|\/\/.*|\bat most\b|(?<=\()\/[^/\n]+\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gi;
const oneName = /^["'][\w-]+["']$/;
const name = /[a-z_$][\w$-]*/gi;
/** Files of texts for people and of data. */
const texts = /^web\/messages\/|\.data\.ts$/;

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

/**
 * Finds the dialect's words in names: of the file, and of what its source declares or uses.
 *
 * @returns One line per name: file, name, word and term.
 */
export function findDialectNames(file: string, source: string): readonly string[] {
  const code = source.replaceAll(prose, (text) => (oneName.test(text) ? text : " "));
  const names = texts.test(file) ? [] : (code.match(name) ?? []);
  return [...new Set([...names, ...file.split("/")])].flatMap((one) => {
    const word = splitName(one).find((part) => Object.hasOwn(commonNames, part));
    const isOrdinary = ordinaryUses.some(
      ({ names: allowed, files = /^/ }) => allowed.test(one) && files.test(file),
    );
    if (word === undefined || isOrdinary) return [];
    return [`${file}: '${one}': '${word}' is ${commonNames[word]}`];
  });
}

/** The words of a name in camel, snake or kebab case, in lower case and the singular. */
function splitName(one: string): readonly string[] {
  return one
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((part) =>
      part.toLowerCase().replace(/(?<=fault|obstacle|picture|refusal|room|verb)s$/, ""),
    );
}
