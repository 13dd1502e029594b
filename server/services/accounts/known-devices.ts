import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import { knownDevices } from "#server/db/schema/auth.ts";
import { newDeviceMail } from "#server/jobs/mail/templates/new-device-mail.ts";
import { mayMail } from "./attempt-limits.ts";
import type { AuthCall } from "./auth-call.ts";
import { describeUserAgent } from "./describe-user-agent.ts";
import type { FoundSession } from "./session.ts";

/**
 * Stores the device of a sign-in and mails the owner if it is new. An account's first device gets no mail:
 * it is the one of the sign-up.
 *
 * @param device Random id that the browser or the app stores. Without it, a device counts as known by its
 * browser and system.
 */
export async function noteDevice(
  call: AuthCall,
  { user }: FoundSession,
  device: string | undefined,
): Promise<void> {
  const { auth, address, headers } = call;
  const names = describeUserAgent(headers.get("user-agent") ?? "");
  const key = device ?? `${names.browser} ${names.system} ${names.isApp}`;
  const { rows } = await auth.db.execute<{ is_new: boolean; is_first: boolean }>(sql`
    INSERT INTO ${knownDevices} (user_id, device) VALUES (${user.id}, ${hash("sha256", key)})
    ON CONFLICT (user_id, device) DO UPDATE SET seen_at = now()
    RETURNING xmax = 0 AS is_new,
      NOT EXISTS (SELECT FROM ${knownDevices} WHERE user_id = ${user.id}) AS is_first`);
  const [noted] = rows;
  if (!noted?.is_new || noted.is_first) return;
  const at = new Date();
  auth.background.run("mail about a new device", async () => {
    if (!(await mayMail(auth.attempts, "new-device", user.email))) return;
    const url = new URL("/account", auth.config.publicUrl).href;
    await auth.mails.queue({
      to: user.email,
      ...newDeviceMail({ name: user.name, device: names, address, at, url }),
    });
  });
}
