import type { ProofCase } from "../proof/proof-case.ts";
import type { SecurityTarget } from "./target.ts";

/** A case of `npm run test:security`. */
export type SecurityCase = ProofCase<SecurityTarget>;
