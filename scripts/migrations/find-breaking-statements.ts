/**
 * Lists statements of a migration after which the release before would fail, which is still served during a
 * rolling deployment: what that release reads or writes has to stay (docs/operations/deploying.md).
 * A comment `-- contract: REASON` in the statement allows it.
 * @param sql A migration, with drizzle's marks between statements.
 */
export function findBreakingStatements(sql: string): readonly string[] {
  const statements = sql.split("--> statement-breakpoint");
  const created = new Set(statements.map((statement) => createdTable.exec(statement)?.[1]));
  return statements.flatMap((statement) => {
    if (/^\s*-- contract: \S/m.test(statement)) return [];
    const plain = removeTexts(statement);
    if (/^DROP (TABLE|VIEW|TYPE)\b/i.test(plain)) return [plain];
    const altered = alteredTable.exec(plain);
    if (!altered || created.has(altered[1])) return [];
    const [head] = altered;
    return splitActions(plain.slice(head.length))
      .filter(isBreaking)
      .map((action) => `${head.trim()} ${action}`);
  });
}

const createdTable = /CREATE TABLE (?:IF NOT EXISTS )?(?:"?public"?\.)?"?(\w+)"?/i;
const alteredTable = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(?:"?public"?\.)?"?(\w+)"?/i;

/** Removes comments, function bodies and quoted values, and joins the lines. */
function removeTexts(statement: string): string {
  return statement
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, " ")
    .replace(/;\s*$/, "")
    .trim();
}

/** Splits the actions of an ALTER TABLE at commas outside of brackets. */
function splitActions(text: string): readonly string[] {
  const actions = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) actions.push("");
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

function isBreaking(action: string): boolean {
  if (/^RENAME\b|^SET SCHEMA\b/i.test(action)) return true;
  if (/^DROP (?!CONSTRAINT\b)/i.test(action)) return true;
  if (/^ALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i.test(action)) return true;
  if (/^ALTER (COLUMN )?\S+ (SET NOT NULL|DROP DEFAULT)/i.test(action)) return true;
  const isNewColumn = /^ADD (?!CONSTRAINT\b|CHECK\b|FOREIGN\b|PRIMARY\b|UNIQUE\b)/i.test(action);
  return isNewColumn && /\bNOT NULL\b/i.test(action) && !/\b(DEFAULT|GENERATED)\b/i.test(action);
}
