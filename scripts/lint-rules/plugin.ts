import { describedErrors } from "./described-errors.ts";
import { designTokens } from "./design-tokens.ts";
import { fileNames } from "./file-names.ts";
import { importLayers } from "./import-layers.ts";
import { noReexports } from "./no-reexports.ts";
import { pureRules } from "./pure-rules.ts";

/**
 * Our own rules; .oxlintrc.json configures where each of them applies. oxlint requires a default
 * export.
 */
export default {
  meta: { name: "project" },
  rules: {
    "described-errors": describedErrors,
    "design-tokens": designTokens,
    "file-names": fileNames,
    "import-layers": importLayers,
    "no-reexports": noReexports,
    "pure-rules": pureRules,
  },
};
