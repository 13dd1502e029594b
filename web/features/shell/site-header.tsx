import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { AnnouncementBanner } from "./announcement-banner.tsx";
import { ContactStrip } from "./contact-strip.tsx";
import { MainMenu } from "./main-menu.tsx";
import { useShellKind } from "./use-shell-kind.ts";
import { Wordmark } from "./wordmark.tsx";

export type SiteHeaderProps = {
  /** Opens the search, which belongs to another feature. */
  readonly search: ReactNode;
  /** Opens the cart, likewise. */
  readonly cart: ReactNode;
  readonly onOpenSidebar: () => void;
  /** Called when the pointer or focus reaches the menu button, to preload the sidebar. */
  readonly onNearSidebar: () => void;
};

export function SiteHeader({ search, cart, ...props }: SiteHeaderProps): ReactNode {
  const text = useText(shellText);
  const kind = useShellKind();
  return (
    // `contents`, so that the menu row sticks to the page instead of the short header.
    <header className="contents">
      {kind !== "dashboard" && <AnnouncementBanner />}
      <ContactStrip />
      <div
        data-print="hide"
        className="sticky top-[env(safe-area-inset-top)] z-30 border-b border-hairline bg-paper/95 backdrop-blur-sm"
      >
        <div className="header-row @container page-column">
          <Wordmark />
          <MainMenu />
          <div className="relative flex items-center gap-1">
            {search}
            <IconButton
              label={text.sidebar.open}
              aria-haspopup="dialog"
              className="md:hidden [&_svg]:size-5"
              onClick={props.onOpenSidebar}
              onPointerEnter={props.onNearSidebar}
              onFocus={props.onNearSidebar}
            >
              <MenuIcon />
            </IconButton>
            {cart}
          </div>
        </div>
      </div>
    </header>
  );
}
