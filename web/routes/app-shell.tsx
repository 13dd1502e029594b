import { createFileRoute, redirect } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { shellText } from "#web/messages/shell.ts";
import { appShellMark } from "#web/offline/app-shell.ts";
import { pageHead } from "#web/seo/page-head.ts";

/**
 * The app shell: the frame of every page without content. Offline devices and the native app load
 * it instead of a page from the server; the router then renders the page of the URL.
 */
export const Route = createFileRoute("/app-shell")({
  staticData: { shell: "workplace" },
  // Not a page: navigation to it redirects to the home page.
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

/** As high as the viewport, so that the footer doesn't jump when the page renders. */
function Nothing(): ReactNode {
  return (
    <div className="min-h-dvh">
      <h1 className="sr-only">{company.name}</h1>
    </div>
  );
}
