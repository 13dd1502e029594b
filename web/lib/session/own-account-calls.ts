import { callAuth } from "./auth-calls.ts";
import type { AuthAnswer } from "./auth-calls.ts";
import { isOwnPath } from "./is-own-path.ts";

// Separate from the calls that every page loads, because few users change their account.

/** Account details that users can change. */
export interface OwnDetails {
  readonly name: string;
  /** Empty if not given. */
  readonly phone: string;
}

/** Reads the signed-in user's details; undefined for a visitor or when no answer came. */
export async function readOwnDetails(): Promise<OwnDetails | undefined> {
  const answer = await callAuth("get-session");
  return answer.ok ? detailsIn(answer.data) : undefined;
}

/** Changes name and phone; the answer contains the saved values. */
export async function postOwnDetails({ name, phone }: OwnDetails): Promise<AuthAnswer<OwnDetails>> {
  const answer = await callAuth("update-user", { name, phone: phone === "" ? null : phone });
  return answer.ok ? { ok: true, data: detailsIn(answer.data) ?? { name, phone } } : answer;
}

/** Changes the password. All other devices are signed out; this one gets a new session. */
export function postPasswordChange(
  currentPassword: string,
  newPassword: string,
): Promise<AuthAnswer> {
  return callAuth("change-password", { currentPassword, newPassword });
}

/**
 * Confirms an e-mail address with the token of the mail's link; the answer contains the page to
 * open next.
 */
export async function postConfirmation(token: string): Promise<AuthAnswer<{ target: string }>> {
  const answer = await callAuth("confirm-email", { token });
  if (!answer.ok) return answer;
  const target = isRecord(answer.data) ? String(answer.data["target"]) : "";
  return { ok: true, data: { target: isOwnPath(target) ? target : "/" } };
}

/** Deletes the account and ends its sessions. */
export function postDeletion(password: string): Promise<AuthAnswer> {
  return callAuth("delete-user", { password });
}

function detailsIn(data: unknown): OwnDetails | undefined {
  if (!isRecord(data) || !isRecord(data["user"])) return undefined;
  const { name, phone } = data["user"];
  return typeof name === "string"
    ? { name, phone: typeof phone === "string" ? phone : "" }
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
