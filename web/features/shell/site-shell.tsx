import { useMatches } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { AlbanianSummary } from "./albanian-summary.tsx";
import { BrandsCarousel } from "./brands-carousel.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useSidebar } from "./use-sidebar.ts";

// Most visits never open it.
const loadSidebar = () => import("./sidebar.tsx");
const SiteSidebar = lazy(async () => ({ default: (await loadSidebar()).SiteSidebar }));

/** Everything around a page: header, menus, footer, and where messages appear. */
export function SiteShell({ children }: { readonly children: ReactNode }): ReactNode {
  const text = useText(shellText);
  const sidebar = useSidebar();
  const isWorkplace = useMatches({
    select: (matches) => matches.some((match) => match.staticData.shell === "workplace"),
  });
  return (
    <div
      className={clsx(
        "flex min-h-dvh flex-col",
        sidebar.state === "open" && "md:ps-64",
        sidebar.state === "closed" && "md:ps-12",
      )}
    >
      <a
        href="#main"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 text-sm font-medium text-paper focus:translate-y-0"
      >
        {text.skipToContent}
      </a>
      <SiteHeader
        onOpenSidebar={() => sidebar.setOpen(true)}
        onNearSidebar={() => void loadSidebar()}
      />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {!isWorkplace && <BrandsCarousel />}
      <SiteFooter />
      {!isWorkplace && <AlbanianSummary />}
      {sidebar.state !== "unused" && (
        <Suspense>
          <SiteSidebar {...sidebar} />
        </Suspense>
      )}
      <RouteAnnouncer />
      <ToastRegion />
    </div>
  );
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** `workplace` leaves out what is there to win customers, for the admin's pages. */
    readonly shell?: "workplace";
  }
}
