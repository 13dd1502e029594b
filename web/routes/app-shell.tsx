import { createFileRoute, redirect } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { appShellMark } from "#web/lib/app-shell.ts";
import { pageHead } from "#web/lib/page-head.ts";
import { shellText } from "#web/messages/shell.ts";

/**
 * The frame of every page with nothing in it: what a device without a network and the native app
 * open instead of a page from the server. The router then fills in the page of the address.
 */
export const Route = createFileRoute("/app-shell")({
  staticData: { shell: "workplace" },
  // It has no address of its own: whoever opens it is sent to a page.
  beforeLoad: () => {
    if (typeof document !== "undefined") redirect({ to: "/", replace: true, throw: true });
  },
  head: ({ match }) => {
    const { intro } = shellText.en.footer;
    const page = { title: company.name, description: intro, path: "/app-shell", noIndex: true };
    const head = pageHead(page, { match });
    return { ...head, meta: [...head.meta, appShellMark] };
  },
  pendingComponent: Nothing,
});

/** As high as a screen, so that the footer doesn't jump when the page comes. */
function Nothing(): ReactNode {
  return (
    <div className="min-h-dvh">
      <h1 className="sr-only">{company.name}</h1>
    </div>
  );
}
