import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { toCountedText } from "#catalogue/search/to-counted-text.ts";
import { maxCountedTexts } from "#domain/search-words.ts";
import { searchMisses } from "#server/db/schema/search-words.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { countAttempt } from "#server/services/count-attempt.ts";
import type { AttemptLimit } from "#server/services/limits/attempt-limiter.ts";
import { widen } from "#server/services/limits/attempt-rules.ts";
import { toNetwork } from "#server/services/limits/to-network.ts";

const hourMs = 3_600_000;

/** Limits on reported searches per client: few people search so often in vain. */
function searchMissLimits(ctx: ServiceContext): readonly AttemptLimit[] {
  const key = toNetwork(ctx.clientAddress);
  const hourly = { name: "search-miss-hour", limit: 30, windowMs: hourMs };
  const daily = { name: "search-miss-day", limit: 100, windowMs: 24 * hourMs };
  return [hourly, daily].map((one) => ({ ...one, key, limit: widen(ctx.attempts, one.limit) }));
}

/** Whether a search finds no product of the shop. */
export type FindsNothing = (ctx: ServiceContext, text: string) => Promise<boolean>;

/**
 * Counts a search that found nothing. A text that may name a person isn't stored, nor is one that finds
 * something after all; the caller isn't told.
 * @param typed The search as typed, untrusted.
 * @param max Max stored texts; the oldest of those that came once go first.
 * @throws {ServiceError} `rate_limited`.
 */
export async function reportMiss(
  ctx: ServiceContext,
  typed: string,
  findsNothing: FindsNothing,
  max = maxCountedTexts,
): Promise<void> {
  const text = toCountedText(typed);
  if (text === undefined) return;
  await countAttempt(ctx.attempts, searchMissLimits(ctx));
  if (!(await findsNothing(ctx, typed))) return;
  const today = toDay(ctx.now());
  const [counted] = await ctx.db
    .insert(searchMisses)
    // A time-ordered id would have the time in it.
    .values({ id: randomUUID(), text, firstOn: today, lastOn: today })
    .onConflictDoUpdate({
      target: searchMisses.text,
      set: {
        count: sql`least(${searchMisses.count} + 1, 2000000000)`,
        lastOn: sql`greatest(${searchMisses.lastOn}, excluded.last_on)`,
      },
    })
    .returning({ count: searchMisses.count });
  if (counted?.count === 1) await deleteBeyond(ctx, max);
}

async function deleteBeyond(ctx: ServiceContext, max: number): Promise<void> {
  await ctx.db.execute(sql`
    DELETE FROM search_misses WHERE id IN (
      SELECT id FROM search_misses ORDER BY count > 1, last_on, count, id
      LIMIT greatest(0, (SELECT count(*) FROM search_misses) - ${max}))`);
}

/** The day in UTC, such as 2026-11-22. */
function toDay(moment: Date): string {
  return moment.toISOString().slice(0, "2026-11-22".length);
}
