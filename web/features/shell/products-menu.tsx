import { Link, useLocation } from "@tanstack/react-router";
import { clsx } from "clsx";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { productItems } from "./nav-items.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

/** The menu's Products entry: opens on hover, by click, and with the arrow keys. */
export function ProductsMenu(): ReactNode {
  const { menu: text } = useText(shellText);
  const menu = useHoverMenu();
  const listId = useId();
  const isHere = useLocation({ select: ({ pathname }) => /^\/products(\/|$)/.test(pathname) });
  const root = useRef<HTMLLIElement>(null);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && menu.open) {
      menu.close();
      root.current?.querySelector("button")?.focus();
      return;
    }
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    // Negative positions count from the end.
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1 };
    if (menu.open) Object.assign(places, { Home: 0, End: -1 });
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    menu.openNow();
    // The list is always in the DOM, but can't take the focus before it is visible.
    requestAnimationFrame(() => links.at(place % links.length)?.focus());
  }
  function handleBlur(event: FocusEvent): void {
    // Safari doesn't focus a pressed element: the focus is lost before the click arrives.
    if (root.current?.matches(":active")) return;
    if (!root.current?.contains(event.relatedTarget)) menu.close();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the children
    <li
      ref={root}
      className="relative"
      onKeyDown={handleKey}
      onBlur={handleBlur}
      {...menu.hoverProps}
    >
      <button
        type="button"
        aria-expanded={menu.open}
        aria-controls={listId}
        data-status={isHere ? "active" : undefined}
        onClick={menu.press}
        className="menu-link gap-1"
      >
        {text.products}
        <ChevronDownIcon
          className={clsx("size-3.5 transition-transform", menu.open && "rotate-180")}
        />
      </button>
      <ul
        id={listId}
        hidden={!menu.open}
        className="absolute start-0 top-full z-40 min-w-44 animate-rise rounded-lg border border-hairline bg-raised p-1 shadow-float"
      >
        {productItems.map((item) => (
          <li key={item.label}>
            <Link
              to={item.to}
              onClick={menu.close}
              activeOptions={{ exact: true }}
              className="flex min-h-9 items-center rounded-md px-3 text-sm hover:bg-sunken aria-[current=page]:font-semibold pointer-coarse:min-h-11"
            >
              {text[item.label]}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
