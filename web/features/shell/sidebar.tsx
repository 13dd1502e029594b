import type { KeyboardEvent, ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon, PanelCloseIcon, PanelOpenIcon } from "#web/ui/icons.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { useModal } from "#web/ui/use-modal.ts";
import { SidebarContact, SidebarLinks } from "./sidebar-content.tsx";
import type { Sidebar } from "./use-sidebar.ts";

/**
 * Below 768 px an 18 rem wide sheet over the page. Above, where the header has its menu, a panel toggled with
 * Ctrl/Cmd+B: 16 rem wide, or 3 rem of icons when collapsed.
 */
export function SiteSidebar(sidebar: Sidebar): ReactNode {
  const isNarrow = useMediaQuery("(width < 48rem)");
  return isNarrow ? <Sheet {...sidebar} /> : <Panel {...sidebar} />;
}

function Sheet({ state, setOpen }: Sidebar): ReactNode {
  const text = useText(shellText);
  const open = state === "open";
  const dialog = useModal(open, () => setOpen(false));
  return (
    <dialog
      ref={dialog}
      data-slot="sidebar"
      data-modal=""
      aria-label={text.sidebar.title}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] animate-slide flex-col border-e border-hairline bg-paper pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-ink shadow-float open:flex"
    >
      {open && (
        <>
          <div className="flex h-14 shrink-0 items-center justify-between ps-4 pe-2">
            <h2 tabIndex={-1} className="font-semibold">
              {text.sidebar.title}
            </h2>
            <CloseButton onClose={() => setOpen(false)} />
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
            <div className="p-2">
              <SidebarLinks onFollow={() => setOpen(false)} />
            </div>
            <SidebarContact />
          </div>
        </>
      )}
    </dialog>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText(shellText);
  return (
    <IconButton label={text.sidebar.close} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}

function Panel({ state, setOpen }: Sidebar): ReactNode {
  const text = useText(shellText);
  if (state === "unused") return null;
  const collapsed = state === "closed";
  const Icon = collapsed ? PanelOpenIcon : PanelCloseIcon;
  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    if (key !== "Escape" || collapsed) return;
    setOpen(false);
    currentTarget.querySelector("button")?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the children
    <aside
      data-slot="sidebar"
      data-state={collapsed ? "collapsed" : "expanded"}
      data-print="hide"
      onKeyDown={handleKey}
      className="fixed inset-y-0 start-0 z-40 flex w-64 flex-col overflow-y-auto border-e border-hairline bg-paper pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] data-[state=collapsed]:w-12"
    >
      <div className="flex h-14 shrink-0 items-center p-1">
        <IconButton
          label={collapsed ? text.sidebar.expand : text.sidebar.collapse}
          aria-expanded={!collapsed}
          onClick={() => setOpen(collapsed)}
        >
          <Icon />
        </IconButton>
      </div>
      <div className="p-1">
        <SidebarLinks collapsed={collapsed} />
      </div>
      {!collapsed && <SidebarContact />}
    </aside>
  );
}
