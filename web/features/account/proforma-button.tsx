import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shortOrderId } from "#domain/order.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";
import { saveBlob } from "#web/platform/save-blob.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

type ProformaButtonProps = { readonly orderId: string; readonly token: string };

/** Downloads the proforma invoice, where files can be downloaded. */
export function ProformaButton({ orderId, token }: ProformaButtonProps): ReactNode {
  const text = useText(followedOrderText);
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // The token is in the body, so that no log has it.
      const file = await fetchFile("/api/orders/follow/proforma", { body: { token } });
      saveBlob(file, `proforma-${shortOrderId(orderId)}.pdf`);
    },
    onError: (error) => {
      logError("The proforma wasn't loaded", error);
      toast.error(text.proformaFailed, { lang: language });
    },
  });
  if (!platform().canPrint) return null;
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {text.proforma}
    </Button>
  );
}
