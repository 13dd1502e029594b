import type { ReactNode } from "react";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Longer than any code; the rest of a long URL is cut off. */
const maxCodeLength = 40;

type BearingNotFoundProps = {
  readonly code: string;
  /** A search for the code. */
  readonly search: ReactNode;
};

/** The page for an unknown bearing code. */
export function BearingNotFound({ code, search }: BearingNotFoundProps): ReactNode {
  const { notFound } = useText(bearingDetailText);
  const shown = code.length > maxCodeLength ? `${code.slice(0, maxCodeLength)}…` : code;
  return (
    <>
      <PageHeader
        title={notFound.title}
        text={<span className="wrap-anywhere">{notFound.text(shown)}</span>}
        navigation={<BackLink to="/products/bearing/nsk">{notFound.back}</BackLink>}
      />
      <div className="page-column grid justify-items-start gap-6 pb-16">
        {search}
        <LinkButton to="/products/nsk/catalog" search={{ tab: "search", q: shown }}>
          {notFound.search}
        </LinkButton>
      </div>
    </>
  );
}
