import sansFont from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url";
import monoFont from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url";
import { HeadContent, Outlet, Scripts, createRootRouteWithContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import type { RouterContext } from "../create-app-router.ts";
import { GuestCartAtSignIn } from "../features/cart/guest-cart-at-sign-in.tsx";
import { OrdersOnTheirWay } from "../features/checkout/orders-on-their-way.tsx";
import { useSignOutQuestion } from "../features/checkout/use-sign-out-question.tsx";
import { NotFoundPage } from "../features/shell/not-found-page.tsx";
import { RouteError } from "../features/shell/route-error.tsx";
import { SiteShell } from "../features/shell/site-shell.tsx";
import { seedLiveStart } from "../lib/live/live-start.ts";
import { seedSession } from "../lib/session/session-query.ts";
import { SessionRoot } from "../lib/session/session-root.tsx";
import { toast } from "../ui/toast.ts";
import appCss from "../styles/app.css?url";

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
      ...[sansFont, monoFont].map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href,
      })),
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "icon", href: "/favicon.png", type: "image/png", sizes: "48x48" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      // The build writes it.
      ...(import.meta.env.PROD ? [{ rel: "manifest", href: "/manifest.webmanifest" }] : []),
    ],
  }),
  shellComponent: Document,
  component: Layout,
  errorComponent: RouteError,
  notFoundComponent: NotFoundPage,
});

function Layout(): ReactNode {
  const [askAboutOrders, question] = useSignOutQuestion();
  return (
    <SessionRoot beforeSignOut={askAboutOrders} onSignedOut={sayGoodbye}>
      <GuestCartAtSignIn />
      <OrdersOnTheirWay />
      <SiteShell>
        <Outlet />
      </SiteShell>
      {question}
    </SessionRoot>
  );
}

/** Source: shop specification section 4, "Sign-out": always says so. */
function sayGoodbye(): Promise<void> {
  // Few leave, and nobody else needs these texts on every page.
  return import("#domain/messages.ts").then(
    ({ messages }) => toast.success(messages.signIn.signedOut),
    () => undefined,
  );
}

/** `--color-paper` of both themes. */
// oxlint-disable-next-line project/design-tokens -- what paints the browser's bars can't read tokens
const paper = { light: "#fbfaf7", dark: "#131519" };

function Document({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        {/* Not with the others: the router keeps one of each name. */}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
