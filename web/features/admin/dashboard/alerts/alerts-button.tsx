import { Bell, BellRing } from "lucide-react";
import { useState, type ReactNode } from "react";
import { dashboardAlertsText } from "#web/messages/dashboard-alerts.ts";
import { useText } from "#web/messages/language.tsx";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { alertSettingsStore, type AlertSettings } from "./alert-settings.ts";
import { askForPermission, readPermission } from "./notifications.ts";
import { playChime } from "./play-chime.ts";

/** Opens the settings of how new orders are announced on this device. */
export function AlertsButton(): ReactNode {
  const text = useText(dashboardAlertsText);
  const settings = useStoredValue(alertSettingsStore);
  const [isOpen, setOpen] = useState(false);
  const Icon = settings.sound || settings.notification ? BellRing : Bell;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {text.button}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="sm"
          title={text.title}
          description={text.description}
          onClose={() => setOpen(false)}
        >
          <Switches settings={settings} />
        </Dialog>
      )}
    </>
  );
}

function Switches({ settings }: { readonly settings: AlertSettings }): ReactNode {
  const text = useText(dashboardAlertsText);
  const [permission, setPermission] = useState(readPermission);
  const isDenied = permission === "denied";
  function setSound(sound: boolean): void {
    alertSettingsStore.write({ ...settings, sound });
    // Also the click that browsers ask for before a page may make a sound.
    if (sound) playChime();
  }
  async function setNotification(wanted: boolean): Promise<void> {
    const notification = wanted && (await askForPermission());
    setPermission(readPermission());
    alertSettingsStore.write({ ...alertSettingsStore.read(), notification });
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Switch
        data-autofocus
        label={text.sound}
        checked={settings.sound}
        onCheckedChange={setSound}
      />
      <Switch
        label={text.notification}
        checked={settings.notification && permission === "granted"}
        disabled={isDenied || permission === undefined}
        onCheckedChange={(wanted) => void setNotification(wanted)}
      />
      {isDenied && <Notice tone="warning">{text.denied}</Notice>}
      {permission === undefined && <Notice>{text.unknown}</Notice>}
    </div>
  );
}
