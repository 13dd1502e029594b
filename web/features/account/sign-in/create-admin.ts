import type { ApiClient } from "#web/api/client.ts";
import { logError } from "#web/platform/log-error.ts";

/** Requests the configured admin account to be created if it is missing. A failure is only logged. */
export async function createAdmin(api: ApiClient): Promise<boolean> {
  try {
    return (await api.admin.createAdmin()).success;
  } catch (error) {
    logError("No admin account was created", error);
    return false;
  }
}
