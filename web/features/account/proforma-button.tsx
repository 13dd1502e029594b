import type { ReactNode } from "react";
import { shortOrderId } from "#domain/order.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { DownloadButton } from "#web/ui/download-button.tsx";

type ProformaButtonProps = { readonly orderId: string; readonly token: string };

/** Downloads the proforma invoice. */
export function ProformaButton({ orderId, token }: ProformaButtonProps): ReactNode {
  const text = useText(followedOrderText);
  return (
    <DownloadButton
      // The token is in the body, so that no log has it.
      load={() => fetchFile("/api/orders/follow/proforma", { body: { token } })}
      fileName={`proforma-${shortOrderId(orderId)}.pdf`}
      failed={text.proformaFailed}
      lang={useLanguage()}
    >
      {text.proforma}
    </DownloadButton>
  );
}
