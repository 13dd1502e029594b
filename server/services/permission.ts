import type { ErrorCode } from "#domain/errors.ts";
import { isAdmin, type Actor } from "#domain/roles.ts";
import { ServiceError } from "./service-error.ts";

type SignedIn = Extract<Actor, { kind: "user" }>;

/**
 * Rejects visitors.
 * @param code The error for a visitor.
 * @throws {ServiceError} `code` for a visitor.
 */
export function requireUser(actor: Actor, code: ErrorCode = "unauthorized"): SignedIn {
  if (actor.kind === "visitor") throw new ServiceError(code);
  return actor;
}

/**
 * Rejects everyone but admins.
 * @param signedOutCode The error for a visitor.
 * @throws {ServiceError} `signedOutCode` for a visitor, `forbidden` for a customer,
 * `second_factor_due` for an admin who has to set one up first.
 */
export function requireAdmin(actor: Actor, signedOutCode?: ErrorCode): SignedIn {
  const user = requireUser(actor, signedOutCode);
  if (!isAdmin(user)) {
    throw new ServiceError(user.isSecondFactorDue ? "second_factor_due" : "forbidden");
  }
  return user;
}
