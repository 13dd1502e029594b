import { implement, os as base } from "@orpc/server";
import type { ErrorCode } from "#domain/errors.ts";
import { requireAdmin, requireUser } from "#server/services/permission.ts";
import { contract } from "../contract/contract.ts";
import { contextFor, type RequestScope } from "../request-scope.ts";

/**
 * The contract, ready to be implemented. Input is checked after the guards below: a stranger is
 * told that he may not, not what was wrong with his data.
 */
export const api = implement(contract)
  .$context<RequestScope>()
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

const os = base.$context<RequestScope>();

/** Lets everybody in and finds out who it is. */
export const anybody = os.middleware(async ({ context, next }) =>
  next({ context: { ctx: contextFor(context, await context.findActor()) } }),
);

/** Lets signed-in people in. */
export const signedIn = os.middleware(async ({ context, next }) => {
  const actor = requireUser(await context.findActor());
  return next({ context: { ctx: contextFor(context, actor) } });
});

/** Lets admins in. */
export const admins = adminsOr("unauthorized");

/** Lets admins in, and tells a visitor that products are added by signed-in people. */
export const adminsAddingProducts = adminsOr("sign_in_to_add_products");

function adminsOr(signedOutCode: ErrorCode) {
  return os.middleware(async ({ context, next }) => {
    const actor = requireAdmin(await context.findActor(), signedOutCode);
    return next({ context: { ctx: contextFor(context, actor) } });
  });
}
