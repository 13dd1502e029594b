import { browserApi } from "#web/api/client.ts";
import { type AuthAnswer, settle } from "./auth-calls.ts";
import { isOwnPath } from "./return-place.ts";

// Separate from the calls that every page loads, because few users change their account.

const { accounts } = browserApi;

type Session = NonNullable<Awaited<ReturnType<typeof accounts.getSession>>>;

/** Account details that users can change. */
export type OwnDetails = {
  readonly name: string;
  /** Empty if not given. */
  readonly phone: string;
};

/** Reads the signed-in user's details; undefined for a visitor or when no answer came. */
export async function readOwnDetails(): Promise<OwnDetails | undefined> {
  const answer = await settle(accounts.getSession());
  return answer.ok && answer.data ? toDetails(answer.data) : undefined;
}

/** Changes name and phone; the answer contains the saved values. */
export async function postOwnDetails({ name, phone }: OwnDetails): Promise<AuthAnswer<OwnDetails>> {
  const answer = await settle(accounts.updateUser({ name, phone: phone === "" ? null : phone }));
  return answer.ok ? { ok: true, data: toDetails(answer.data) } : answer;
}

/** Changes the password. All other devices are signed out; this one gets a new session. */
export function postPasswordChange(
  currentPassword: string,
  newPassword: string,
): Promise<AuthAnswer> {
  return settle(accounts.changePassword({ currentPassword, newPassword }));
}

/**
 * Confirms an e-mail address with the token of the mail's link; the answer contains the page to
 * open next.
 */
export async function postConfirmation(token: string): Promise<AuthAnswer<{ target: string }>> {
  const answer = await settle(accounts.confirmEmail({ token }));
  if (!answer.ok) return answer;
  const { target } = answer.data;
  return { ok: true, data: { target: isOwnPath(target) ? target : "/" } };
}

/** Deletes the account and ends its sessions. */
export function postDeletion(password: string): Promise<AuthAnswer> {
  return settle(accounts.deleteUser({ password }));
}

function toDetails({ user }: Session): OwnDetails {
  return { name: user.name, phone: user.phone ?? "" };
}
