import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shortOrderId } from "#domain/order.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { logError } from "#web/platform/log-error.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { saveProforma } from "./save-proforma.ts";

type ProformaButtonProps = { readonly orderId: string; readonly token: string };

/** Downloads the proforma invoice, where files can be downloaded. */
export function ProformaButton({ orderId, token }: ProformaButtonProps): ReactNode {
  const text = useText(followedOrderText);
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveProforma(token, shortOrderId(orderId)),
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
