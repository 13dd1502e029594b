import { describeCaller } from "#server/http/describe-caller.ts";
import { contextFor } from "#server/http/request-scope.ts";
import { createConfiguredAdmin } from "#server/services/accounts/configured-admin.ts";
import { claimAdmin } from "#server/services/accounts/setup-code.ts";
import { getDailyFigures } from "#server/services/admin/get-daily-figures.ts";
import { getStats } from "#server/services/admin/get-stats.ts";
import { exportOrders } from "#server/services/exports/export-orders.ts";
import { exportProducts } from "#server/services/exports/export-products.ts";
import { exportQuotes } from "#server/services/exports/export-quotes.ts";
import { admins, anybody, api, signedIn } from "./builder.ts";

const { admin } = api;

export const adminApi = {
  me: admin.me.use(anybody).handler(async ({ context }) => {
    const { user, isAdmin, isSecondFactorDue } = await describeCaller(context);
    return {
      user,
      is_admin: isAdmin,
      ...(isSecondFactorDue && { second_factor_due: true as const }),
    };
  }),
  stats: admin.stats.use(admins).handler(({ context }) => getStats(context.ctx)),
  daily: admin.daily.use(admins).handler(async ({ context, input }) => ({
    days: await getDailyFigures(context.ctx, input),
  })),
  exportProducts: admin.exportProducts
    .use(admins)
    .handler(({ context }) => exportProducts(context.ctx)),
  exportOrders: admin.exportOrders.use(admins).handler(({ context }) => exportOrders(context.ctx)),
  exportQuotes: admin.exportQuotes.use(admins).handler(({ context }) => exportQuotes(context.ctx)),
  createAdmin: admin.createAdmin.handler(async ({ context }) => {
    await createConfiguredAdmin(context.accounts, { address: context.clientAddress });
    return { success: true };
  }),
  claim: admin.claim.use(signedIn).handler(async ({ context, input }) => {
    const client = { address: context.clientAddress };
    const ctx = contextFor(context, context.ctx.actor);
    await claimAdmin(context.accounts, ctx, input.code, client);
    return { success: true };
  }),
  settings: admin.settings.handler(({ context }) => {
    const { showAdminEmail, adminEmail, rates, stockDisplay, orderTerms, retention } =
      context.appContext.config;
    return {
      default_admin_email: showAdminEmail ? (adminEmail ?? null) : null,
      exchange_rates: { USD: rates.USD, ALL: rates.ALL, as_of: rates.asOf },
      stock_display: stockDisplay,
      retention,
      order_terms: {
        ...orderTerms,
        delivery: [...orderTerms.delivery],
        payment_ways: [...orderTerms.payment_ways],
      },
    };
  }),
};
