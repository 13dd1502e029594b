/** One question put to one row of the catalogue's data. */
export type Finding = {
  readonly rule: string;
  /** The row: a code, a slug. */
  readonly subject: string;
  readonly holds: boolean;
};

/** What the checks found in all data. */
export type GateReport = {
  /** Number of questions asked. */
  readonly checks: number;
  /** Every rule that was asked. */
  readonly rules: readonly string[];
  readonly faults: readonly Finding[];
};

/**
 * Sums findings up.
 *
 * @param findings Answers to every question.
 * @returns Their number, their rules, and those that don't hold.
 */
export function summariseFindings(findings: Iterable<Finding>): GateReport {
  const faults: Finding[] = [];
  const rules = new Set<string>();
  let checks = 0;
  for (const finding of findings) {
    checks += 1;
    rules.add(finding.rule);
    if (!finding.holds) faults.push(finding);
  }
  return { checks, rules: [...rules], faults };
}
