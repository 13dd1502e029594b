import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { navItems } from "./nav-items.ts";
import { ProductsMenu } from "./products-menu.tsx";

/** The header's menu from 768 px up; the sidebar replaces it below. */
export function MainMenu(): ReactNode {
  const text = useText(shellText);
  return (
    <nav
      aria-label={text.mainMenu}
      className="-me-2.5 hidden justify-self-center md:block lg:-me-3.5"
    >
      <ul className="flex items-center">
        {navItems.map((item) =>
          item.label === "products" ? (
            <ProductsMenu key={item.label} />
          ) : (
            <li key={item.label}>
              <Link to={item.to} activeOptions={{ exact: item.to === "/" }} className="menu-link">
                {text.menu[item.label]}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
