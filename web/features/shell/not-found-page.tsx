import { type ReactNode, useEffect } from "react";
import { useText } from "#web/messages/language.tsx";
import { notFoundText } from "#web/messages/not-found.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

type NotFoundPageProps = {
  readonly pathname: string;
  readonly search: ReactNode;
};

export function NotFoundPage({ pathname, search }: NotFoundPageProps): ReactNode {
  const text = useText(notFoundText);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- docs/product/shop.md#not-found-page
    console.log("404: no page at", pathname);
  }, [pathname]);
  return (
    <div className="page-column flex flex-col items-center py-16 text-center md:py-20">
      <p aria-hidden="true" className="font-mono text-2xl text-steel-4">
        {text.code}
      </p>
      <h1 className="mt-4 text-xl font-semibold">{text.title}</h1>
      <p className="mt-2 text-muted">{text.text}</p>
      <LinkButton to="/" size="lg" className="my-8">
        {text.home}
      </LinkButton>
      {search}
    </div>
  );
}
