/** Who is asking: a visitor, or a signed-in person who may be an admin. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user";
      readonly userId: string;
      readonly email: string;
      readonly name: string;
      readonly isAdmin: boolean;
    };

/** The actor of every request that carries no valid session. */
export const visitor: Actor = { kind: "visitor" };

/**
 * Tells whether an actor has the admin's rights.
 *
 * @param actor Who is asking.
 * @returns True for a signed-in person with a row in admin_users.
 * Source: shop specification section 6.
 */
export function isAdmin(actor: Actor): boolean {
  return actor.kind === "user" && actor.isAdmin;
}
