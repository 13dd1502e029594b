/** The sender of a request: a visitor, or a signed-in user who may be an admin. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user";
      readonly userId: string;
      readonly email: string;
      readonly name: string;
      readonly isAdmin: boolean;
    };

/** The actor of a request without a valid session. */
export const visitor: Actor = { kind: "visitor" };

/** True for a signed-in user with a row in admin_users: docs/product/accounts.md#two-roles */
export function isAdmin(actor: Actor): boolean {
  return actor.kind === "user" && actor.isAdmin;
}
