import { ownAccountApi } from "#web/api/own-account-client.ts";
import { type AuthAnswer, openSession, settle } from "./auth-calls.ts";
import { getDeviceId } from "./device-id.ts";

/** The second step of a sign-in. */
export function postCode(challenge: string, code: string): Promise<AuthAnswer> {
  return openSession(() =>
    ownAccountApi.signInWithCode({ challenge, code, device: getDeviceId() }),
  );
}

export type SecondFactorKey = Awaited<ReturnType<typeof ownAccountApi.startSecondFactor>>;

/** Creates the key for the authenticator app. */
export function postStart(password: string): Promise<AuthAnswer<SecondFactorKey>> {
  return settle(ownAccountApi.startSecondFactor({ password }));
}

/** The password and a code, which every change of the second factor requires. */
export type PasswordAndCode = { readonly password: string; readonly code: string };

/** Turns the second factor on with the app's first code; the answer contains the recovery codes. */
export async function postTurnOn(code: string): Promise<AuthAnswer<readonly string[]>> {
  return toCodes(await settle(ownAccountApi.turnOnSecondFactor({ code })));
}

export function postTurnOff({ password, code }: PasswordAndCode): Promise<AuthAnswer> {
  return settle(ownAccountApi.turnOffSecondFactor({ password, code }));
}

/** Replaces the recovery codes; the answer contains the new ones. */
export async function postNewCodes({
  password,
  code,
}: PasswordAndCode): Promise<AuthAnswer<readonly string[]>> {
  return toCodes(await settle(ownAccountApi.replaceRecoveryCodes({ password, code })));
}

function toCodes(
  answer: AuthAnswer<{ readonly recovery_codes: readonly string[] }>,
): AuthAnswer<readonly string[]> {
  return answer.ok ? { ok: true, data: answer.data.recovery_codes } : answer;
}
