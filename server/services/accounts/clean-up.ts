import { lt, or } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { knownDevices, sessions, verifications } from "#server/db/schema/auth.ts";
import { sessionLimits } from "./session.ts";

/** Days after which a device that isn't used counts as new. */
const deviceDays = 400;

/** Deletes expired sessions, mail links and devices. It is cheap, and once an hour is enough. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  const now = new Date();
  const oldestStart = new Date(now.getTime() - sessionLimits.absoluteSeconds * 1_000);
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, oldestStart)));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  const oldestDevice = new Date(now.getTime() - deviceDays * 86_400_000);
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, oldestDevice));
}
