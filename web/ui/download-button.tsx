import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Language } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";
import { saveBlob } from "#web/platform/save-blob.ts";
import { Button } from "./button.tsx";
import { DownloadIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

type DownloadButtonProps = {
  readonly load: () => Promise<Blob>;
  readonly fileName: string;
  /** Shown if the file can't be loaded. */
  readonly failed: string;
  /** The language of `failed`, if it isn't the page's. */
  readonly lang?: Language;
  readonly children: string;
};

/** Downloads a file of the API; absent in the app, whose pages can't save files. */
export function DownloadButton(props: DownloadButtonProps): ReactNode {
  const { load, fileName, failed, lang, children } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveBlob(await load(), fileName),
    onError: (error) => {
      logError(`${fileName} wasn't loaded`, error);
      toast.error(failed, lang && { lang });
    },
  });
  if (!platform().canSave) return null;
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {!isPending && <DownloadIcon />}
      {children}
    </Button>
  );
}
