import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export function NotFoundPage(): ReactNode {
  const { notFound } = useText(shellText);
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    // oxlint-disable-next-line no-console -- docs/product/shop.md#not-found-page
    console.log("404: no page at", pathname);
  }, [pathname]);
  return (
    <div className="page-column flex flex-col items-center py-28 text-center">
      <p aria-hidden="true" className="font-mono text-2xl text-steel-4">
        {notFound.code}
      </p>
      <h1 className="mt-4 text-xl font-semibold">{notFound.title}</h1>
      <p className="mt-2 text-muted">{notFound.text}</p>
      <LinkButton to="/" variant="primary" size="lg" className="mt-8">
        {notFound.home}
      </LinkButton>
    </div>
  );
}
