import { createHash } from "node:crypto";
import type { AuthParts } from "#server/services/accounts/auth.ts";

/** Password hashing without the cost and delays of production, for tests that don't measure time. */
export const quickPasswords: Pick<AuthParts, "passwords" | "responsePaddingMs"> = {
  passwords: {
    hash: async (password) => digest(password),
    verify: async ({ hash, password }) => hash === digest(password),
  },
  responsePaddingMs: 1,
};

function digest(password: string): string {
  return createHash("sha256").update(password).digest("hex");
}
