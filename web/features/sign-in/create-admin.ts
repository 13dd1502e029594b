import type { ApiClient } from "#web/lib/api/client.ts";
import { logError } from "#web/lib/log-error.ts";

/**
 * Has the server create the configured admin account where it is missing. A failure is only
 * logged. Source: shop specification sections 6 and 8.
 */
export async function createAdmin(api: ApiClient): Promise<boolean> {
  try {
    return (await api.admin.createAdmin()).success;
  } catch (error) {
    logError("No admin account was created", error);
    return false;
  }
}
