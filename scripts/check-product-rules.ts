import { findRuleErrors } from "./product-rules/find-rule-errors.ts";
import { readRepository } from "./product-rules/read-repository.ts";

const { rules, files } = readRepository();
const errors = findRuleErrors(rules, files);
for (const error of errors) console.error(error);
console.log(`${rules.length} rules, ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;
