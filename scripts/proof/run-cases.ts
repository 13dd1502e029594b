import { NotApplicable, type ProofCase, type Verdict } from "./proof-case.ts";
import type { LinkedTests } from "./run-linked-tests.ts";

/** Drives all cases one after the other and prints each as it ends. */
export async function runCases<Target>(
  cases: readonly ProofCase<Target>[],
  target: Target,
  linked: LinkedTests,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of cases) {
    const verdict = await runCase(one, target, linked);
    verdicts.push(verdict);
    console.log(toLine(verdict));
  }
  return verdicts;
}

async function runCase<Target>(
  { id, title, rules = [], journeys = [], attack }: ProofCase<Target>,
  target: Target,
  linked: LinkedTests,
): Promise<Verdict> {
  try {
    const seen = attack ? [await attack(target)] : [];
    if (rules.length > 0) seen.push(linked.describeRules(rules));
    if (journeys.length > 0) seen.push(linked.describeJourneys(journeys));
    if (seen.length === 0) throw new Error("nothing was tried");
    return { id, title, outcome: "held", evidence: seen.join("; ") };
  } catch (error) {
    const outcome = error instanceof NotApplicable ? "not applicable" : "not";
    return { id, title, outcome, evidence: describe(error) };
  }
}

/** The message on one line: of a long one its beginning and its end, where commands say why. */
function describe(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ");
  return text.length <= 400 ? text : `${text.slice(0, 150)} … ${text.slice(-250)}`;
}

/** A row of the table: case, outcome, title, evidence. */
function toLine({ id, title, outcome, evidence }: Verdict): string {
  return `| ${id.padEnd(4)} | ${outcome.padEnd(14)} | ${title} | ${evidence.replaceAll("|", "\\|")} |`;
}

/** Prints the counts; returns the exit code. */
export function countVerdicts(verdicts: readonly Verdict[], name: string): number {
  const count = (outcome: Verdict["outcome"]): number =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const failed = verdicts.filter(({ outcome }) => outcome === "not");
  console.log(
    `${name}: ${verdicts.length} cases, ${count("held")} held, ${count("not applicable")} not applicable, ${failed.length} not held${failed.length > 0 ? `: ${failed.map(({ id }) => id).join(", ")}` : ""}`,
  );
  return failed.length === 0 && verdicts.length > 0 ? 0 : 1;
}
