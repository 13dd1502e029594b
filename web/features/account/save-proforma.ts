import { platform } from "#web/platform/platform.ts";
import { saveBlob } from "#web/platform/save-blob.ts";

/**
 * Saves the proforma invoice of a private link. The token is in the body, so that no log has it.
 * @param number The order's number, for the file name.
 * @throws {Error} If the server doesn't return it.
 */
export async function saveProforma(token: string, number: string): Promise<void> {
  const response = await platform().fetch("/api/orders/follow/proforma", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  saveBlob(await response.blob(), `proforma-${number}.pdf`);
}
