/** The result of one rule for one row of the catalogue's data. */
export type Finding = {
  readonly rule: string;
  /** The row's code or slug. */
  readonly subject: string;
  readonly holds: boolean;
};

/** Summary of all findings. */
export type CheckReport = {
  /** Number of rule runs. */
  readonly checks: number;
  /** Every rule that ran. */
  readonly rules: readonly string[];
  readonly errors: readonly Finding[];
};

/** Counts findings and rules, and collects the findings that fail. */
export function summariseFindings(findings: Iterable<Finding>): CheckReport {
  const errors: Finding[] = [];
  const rules = new Set<string>();
  let checks = 0;
  for (const finding of findings) {
    checks += 1;
    rules.add(finding.rule);
    if (!finding.holds) errors.push(finding);
  }
  return { checks, rules: [...rules], errors };
}
