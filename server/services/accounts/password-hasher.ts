import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/**
 * Node has four threads for hashing, file access and database handshakes. Limiting hashing to two
 * of them keeps the rest responsive when many passwords arrive at once.
 */
const maxConcurrent = 2;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
};

/** Creates the production hasher: scrypt, at most two at a time, in call order. */
export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(maxConcurrent);
  return {
    hash: (password) => limit(() => hashPassword(password)),
    verify: (given) => limit(() => verifyPassword(given)),
  };
}
