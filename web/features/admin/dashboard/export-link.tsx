import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "#web/ui/button-style.ts";

type ExportLinkProps = {
  readonly href: string;
  readonly text: { readonly export: string; readonly exportTitle: string };
};

/** Downloads a list as a file. */
export function ExportLink({ href, text }: ExportLinkProps): ReactNode {
  return (
    <a href={href} download title={text.exportTitle} className={buttonStyle({ size: "sm" })}>
      <Download aria-hidden="true" />
      {text.export}
    </a>
  );
}
