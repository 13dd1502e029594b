import { parseJson } from "#domain/json.ts";
import { createStoredValue } from "#web/platform/stored-value.ts";

/** How new orders are announced on this device, in addition to the title and icon of the tab. */
export type AlertSettings = {
  readonly sound: boolean;
  readonly notification: boolean;
};

const off: AlertSettings = { sound: false, notification: false };

/** Off until someone allows it on this device. */
export const alertSettingsStore = createStoredValue<AlertSettings>({
  storedIn: "device",
  key: "order-alerts",
  empty: off,
  parse(text) {
    const stored = parseJson(text);
    if (typeof stored !== "object" || stored === null) return off;
    const { sound, notification }: Partial<Record<keyof AlertSettings, unknown>> = stored;
    return { sound: sound === true, notification: notification === true };
  },
  format: (settings) => (settings.sound || settings.notification ? JSON.stringify(settings) : null),
});
