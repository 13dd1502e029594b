import { HeadContent, Outlet, Scripts, createRootRouteWithContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import type { RouterContext } from "#web/create-app-router.ts";
import { useSignOutQuestion } from "#web/features/checkout/use-sign-out-question.tsx";
import { HydrationMark } from "#web/features/shell/hydration-mark.tsx";
import { RouteError } from "#web/features/shell/route-error.tsx";
import { SiteShell } from "#web/features/shell/site-shell.tsx";
import { seedLiveStart } from "#web/live/live-start.ts";
import { markReceived } from "#web/platform/hydration.ts";
import { seedSession } from "#web/session/session-query.ts";
import { SessionRoot } from "#web/session/session-root.tsx";
import sansFont from "#web/styles/fonts/sans-latin.woff2?url";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { toast } from "#web/ui/toast.ts";
import { BackgroundTasks } from "./-background-tasks.tsx";
import { CartDialogs } from "./-cart-dialogs.tsx";
import { HeaderCart } from "./-header-cart.tsx";
import { useSiteSearch } from "./-use-site-search.tsx";
import appCss from "#web/styles/app.css?url";

// Loaded on demand, because few visits open an unknown page.
const UnknownPage = lazyChunk(async () => (await import("./-unknown-page.tsx")).UnknownPage);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => {
    seedSession(context);
    seedLiveStart(context);
  },
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { title: company.name },
      { name: "color-scheme", content: "light dark" },
      { name: "format-detection", content: "telephone=no" },
      { property: "og:site_name", content: company.name },
      { property: "og:type", content: "website" },
    ],
    links: [
      { rel: "stylesheet", href: appCss },
      // The mono font, which is as wide as its fallback, loads after it: on a slow connection, each file more that
      // loads at first is up to a round trip until the first one is there.
      {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href: sansFont,
      },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "icon", href: "/favicon.png", type: "image/png", sizes: "48x48" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    ],
  }),
  shellComponent: Document,
  component: Layout,
  errorComponent: RouteError,
  notFoundComponent: () => <UnknownPage />,
});

function Layout(): ReactNode {
  const [askAboutOrders, question] = useSignOutQuestion();
  const [searchButton, searchDialog] = useSiteSearch();
  return (
    <SessionRoot beforeSignOut={askAboutOrders} onSignedOut={sayGoodbye}>
      <BackgroundTasks />
      <CartDialogs />
      <SiteShell search={searchButton} cart={<HeaderCart />}>
        <Outlet />
      </SiteShell>
      <HydrationMark />
      {question}
      {searchDialog}
    </SessionRoot>
  );
}

/** Shown after every sign-out. */
function sayGoodbye(): Promise<void> {
  // Loaded on demand, because most pages don't need these texts.
  return import("#domain/messages.ts").then(
    ({ messages }) => toast.success(messages.signIn.signedOut),
    () => undefined,
  );
}

/** `--color-paper` of both themes. */
// oxlint-disable-next-line project/design-tokens -- theme-color can't use CSS variables
const paper = { light: "#fbfaf7", dark: "#131519" };

function Document({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        {/* Not in `head`: the router keeps only one meta tag per name. */}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body onClickCapture={markReceived}>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
