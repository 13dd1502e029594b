import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/**
 * Node has four threads for hashing, file access and the database's own handshakes. A flood of
 * passwords may take two of them, so that everything else goes on.
 */
const maxConcurrent = 2;

/** Hashes passwords and compares them with stored hashes. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
};

/** Creates the hasher of production: scrypt, at most two at a time in the order of the calls. */
export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(maxConcurrent);
  return {
    hash: (password) => limit(() => hashPassword(password)),
    verify: (given) => limit(() => verifyPassword(given)),
  };
}
