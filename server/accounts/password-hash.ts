import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";

/**
 * Node has four threads for hashing, file access and the database's own handshakes. A flood of
 * passwords may take two of them, so that everything else goes on.
 */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password; waits its turn when many are hashed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

/** Tells whether a password belongs to a hash; waits its turn likewise. */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(given));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // Who leaves hands the place on, so that nobody who comes in between takes it.
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
