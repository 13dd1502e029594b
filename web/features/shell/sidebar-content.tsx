import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { BreakableEmail } from "#web/ui/breakable-email.tsx";
import {
  CartIcon,
  HomeIcon,
  InfoIcon,
  LayersIcon,
  MailIcon,
  PhoneIcon,
  WrenchIcon,
} from "#web/ui/icons.tsx";
import { navItems } from "./nav-items.ts";

const icons = {
  home: HomeIcon,
  about: InfoIcon,
  services: WrenchIcon,
  products: LayersIcon,
  shop: CartIcon,
  contact: MailIcon,
};

/** The sidebar's links: as text or, collapsed, as icons with accessible names. */
export function SidebarLinks({
  collapsed = false,
  onFollow,
}: {
  readonly collapsed?: boolean;
  readonly onFollow?: () => void;
}): ReactNode {
  const text = useText(shellText);
  return (
    <nav aria-label={text.sidebar.title}>
      <ul className="grid gap-px">
        {navItems.map((item) => {
          const Icon = icons[item.label];
          return (
            <li key={item.label}>
              <Link
                to={item.to}
                activeOptions={{ exact: item.to === "/" }}
                title={collapsed ? text.sidebar[item.label] : undefined}
                onClick={onFollow}
                className={clsx(
                  "flex min-h-11 items-center gap-3 rounded-md text-sm font-medium tracking-wide text-muted hover:bg-sunken hover:text-ink data-[status=active]:bg-sunken data-[status=active]:text-ink forced-colors:data-[status=active]:outline-2 forced-colors:data-[status=active]:-outline-offset-2",
                  collapsed ? "justify-center" : "px-3",
                )}
              >
                <Icon className="size-4 shrink-0" />
                <span className={collapsed ? "sr-only" : undefined}>
                  {text.sidebar[item.label]}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The company's contact details at the bottom of the sidebar. */
export function SidebarContact(): ReactNode {
  const { address } = company;
  return (
    <address className="mt-auto grid gap-1 border-t border-hairline p-4 text-sm text-muted not-italic">
      <span className="font-medium text-ink">{company.name}</span>
      <span lang="sq">{address.street}</span>
      <span>
        {address.city}, {address.country}
      </span>
      <a href={company.phone.href} className={contactLink}>
        <PhoneIcon className="size-3.5" />
        {company.phone.display}
      </a>
      <a href={`mailto:${company.email}`} className={contactLink}>
        <MailIcon className="size-3.5 shrink-0" />
        <BreakableEmail email={company.email} />
      </a>
    </address>
  );
}

const contactLink = "inline-flex min-h-8 items-center gap-2 hover:text-ink pointer-coarse:min-h-11";
