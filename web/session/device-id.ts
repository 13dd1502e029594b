import { makeRandomKey } from "#web/api/random-key.ts";
import { createStoredText } from "#web/platform/stored-value.ts";

const stored = createStoredText("device", "device_id");

/** A random id of this browser or app, by which a sign-in on a new device is noticed. */
export function getDeviceId(): string {
  const known = stored.read();
  if (/^[\w-]{16,64}$/.test(known)) return known;
  const made = makeRandomKey();
  stored.write(made);
  return made;
}
