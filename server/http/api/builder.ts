import { implement, os as base } from "@orpc/server";
import type { ErrorCode } from "#domain/errors.ts";
import { contract } from "#server/http/contract/contract.ts";
import { contextFor, type RequestScope } from "#server/http/request-scope.ts";
import { requireAdmin, requireUser } from "#server/services/permission.ts";

/**
 * The contract, ready to be implemented. Input is validated after the middlewares below, so that a
 * caller without the right gets that error and not one about the input.
 */
export const api = implement(contract)
  .$context<RequestScope>()
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

const os = base.$context<RequestScope>();

/** Allows every caller and resolves the actor. */
export const anybody = os.middleware(async ({ context, next }) =>
  next({ context: { ctx: contextFor(context, await context.findActor()) } }),
);

/** Allows signed-in users. */
export const signedIn = os.middleware(async ({ context, next }) => {
  const actor = requireUser(await context.findActor());
  return next({ context: { ctx: contextFor(context, actor) } });
});

/** Allows admins. */
export const admins = createAdminGuard("unauthorized");

/** Allows admins; a visitor gets the error that adding products requires signing in. */
export const adminsAddingProducts = createAdminGuard("sign_in_to_add_products");

function createAdminGuard(signedOutCode: ErrorCode) {
  return os.middleware(async ({ context, next }) => {
    const actor = requireAdmin(await context.findActor(), signedOutCode);
    return next({ context: { ctx: contextFor(context, actor) } });
  });
}
