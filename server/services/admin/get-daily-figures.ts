import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** Orders and revenue in EUR of a day in Tirana, YYYY-MM-DD. */
export type DailyFigures = {
  readonly day: string;
  readonly orders: number;
  readonly revenue: number;
};

/** STUB */
export async function getDailyFigures(ctx: ServiceContext, _days: number): Promise<DailyFigures[]> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
