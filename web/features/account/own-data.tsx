import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fetchFile } from "#web/api/fetch-file.ts";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";
import { saveBlob } from "#web/platform/save-blob.ts";
import { useFavorites, type Favorite } from "#web/products/favorites.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { SettingsSection } from "./settings-section.tsx";

const path = "/api/auth/own-data";

/** Downloads everything that is stored about the account, and the favorites, which only the device has. */
export function OwnData(): ReactNode {
  const { ownData: text } = useText(accountText);
  const favorites = useFavorites();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveOwnData(favorites),
    onError: (error) => {
      logError("The account's data wasn't loaded", error);
      toast.error(text.failed);
    },
  });
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {platform().canSave ? (
        <Button busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
          {isPending ? text.busy : text.download}
        </Button>
      ) : (
        // The native app fetches links to the API and passes the file to the share sheet.
        <a href={path} download className={buttonStyle({ className: "max-sm:w-full" })}>
          {text.download}
        </a>
      )}
    </SettingsSection>
  );
}

async function saveOwnData(favorites: readonly Favorite[]): Promise<void> {
  const stored = await fetchFile(path);
  const data: unknown = JSON.parse(await stored.text());
  const all = { ...(typeof data === "object" && data), on_this_device: { favorites } };
  const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
  saveBlob(file, "my-data.json");
}
