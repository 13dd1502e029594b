import type { Proof } from "./find-rule-errors.ts";
import type { ProductRule } from "./read-rules.ts";

/** Returns a Markdown table of each rule and its tests. */
export function toCoverageTable(rules: readonly ProductRule[], proofs: readonly Proof[]): string {
  const rows = rules.map((rule) => {
    const own = proofs.filter(({ rules: proven }) => proven.includes(rule.id));
    return `| ${rule.id} | ${own.map(describeProof).join("<br>")} |`;
  });
  return ["| Rule | Tests |", "| --- | --- |", ...rows].join("\n");
}

function describeProof({ path, title, isDaily }: Proof): string {
  return `${path} › ${title.replaceAll("|", String.raw`\|`)}${isDaily ? "" : " (full)"}`;
}
