import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { AlbanianSummary } from "./albanian-summary.tsx";
import { BrandsCarousel } from "./brands-carousel.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";
import { useShellKind } from "./use-shell-kind.ts";
import { useSidebar } from "./use-sidebar.ts";

// Most visits never open it.
const loadSidebar = () => import("./sidebar.tsx");
const sidebarIntent = "sidebar";
// Optional: the page works without it.
const IdleTasks = optionalChunk(async () => (await import("./idle-tasks.tsx")).IdleTasks);

type SiteShellProps = {
  readonly children: ReactNode;
} & Pick<SiteHeaderProps, "search" | "cart">;

/** The frame around a page: header, menus, footer and toasts. */
export function SiteShell({ search, cart, children }: SiteShellProps): ReactNode {
  const text = useText(shellText);
  const sidebar = useSidebar(prepareSidebar);
  // A page restored with an open sidebar works without it: the next click retries.
  const chunk = useChunk(loadSidebar, sidebar.state !== "unused");
  usePendingIntent([sidebarIntent], () => sidebar.setOpen(true));
  async function prepareSidebar(): Promise<boolean> {
    const isThere = await openChunk(loadSidebar, sidebarIntent);
    if (isThere && chunk.reason) chunk.retry();
    return isThere;
  }
  const isIdle = useIsIdle();
  const kind = useShellKind();
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
        search={search}
        cart={cart}
        onOpenSidebar={() => sidebar.setOpen(true)}
        onNearSidebar={() => void loadSidebar().catch(() => undefined)}
      />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {kind === "public" && <BrandsCarousel />}
      {kind !== "dashboard" && <SiteFooter />}
      {kind === "public" && <AlbanianSummary />}
      {chunk.value && sidebar.state !== "unused" && <chunk.value.SiteSidebar {...sidebar} />}
      <RouteAnnouncer />
      <ToastRegion isPage />
      {import.meta.env.PROD && isIdle && <IdleTasks mainChunk={import.meta.url} />}
    </div>
  );
}

/** Returns whether the page has been idle since it was opened. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
