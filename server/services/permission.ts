import type { ErrorCode } from "#domain/errors.ts";
import { isAdmin, type Actor } from "#domain/roles.ts";
import { ServiceError } from "./service-error.ts";

type SignedIn = Extract<Actor, { kind: "user" }>;

/**
 * Refuses visitors.
 *
 * @param actor Who is asking.
 * @param code The refusal for a visitor.
 * @returns The signed-in actor.
 * @throws {ServiceError} `code` when nobody is signed in.
 */
export function requireUser(actor: Actor, code: ErrorCode = "unauthorized"): SignedIn {
  if (actor.kind === "visitor") throw new ServiceError(code);
  return actor;
}

/**
 * Refuses everyone but admins.
 *
 * @param actor Who is asking.
 * @param signedOutCode The refusal for a visitor.
 * @returns The admin.
 * @throws {ServiceError} `signedOutCode` when nobody is signed in, `forbidden` for a customer.
 * Source: decisions, "Who may do what".
 */
export function requireAdmin(actor: Actor, signedOutCode?: ErrorCode): SignedIn {
  const user = requireUser(actor, signedOutCode);
  if (!isAdmin(user)) throw new ServiceError("forbidden");
  return user;
}
