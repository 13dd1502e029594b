import { findProofs } from "./product-rules/find-rule-errors.ts";
import { readRepository } from "./product-rules/read-repository.ts";
import { toCoverageTable } from "./product-rules/to-coverage-table.ts";

const { rules, files } = readRepository();
console.log(toCoverageTable(rules, findProofs(files)));
