/** The sender of a request: a visitor, or a signed-in user who may be an admin. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user";
      readonly userId: string;
      readonly email: string;
      readonly name: string;
      readonly isAdmin: boolean;
      /** An admin's account without the second factor that the operator requires; never with `isAdmin`. */
      readonly isSecondFactorDue?: true;
    };

/** The actor of a request without a valid session. */
export const visitor: Actor = { kind: "visitor" };

/**
 * True for a signed-in user with a row in admin_users: docs/product/accounts.md#two-roles. False while the
 * second factor is due.
 */
export function isAdmin(actor: Actor): boolean {
  return actor.kind === "user" && actor.isAdmin;
}
