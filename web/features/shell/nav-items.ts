import type { LinkProps } from "@tanstack/react-router";
import type { shellText } from "#web/messages/shell.ts";

type Menu = (typeof shellText)["en"]["menu"];

export type NavItem = {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: keyof Menu;
};

/** Entries of footer and sidebar: docs/product/shop.md#sidebar-entries */
export const navItems: readonly (NavItem & {
  readonly label: "home" | "about" | "services" | "products" | "shop" | "contact";
})[] = [
  { to: "/", label: "home" },
  { to: "/about", label: "about" },
  { to: "/services", label: "services" },
  { to: "/products", label: "products" },
  { to: "/shop", label: "shop" },
  { to: "/contact", label: "contact" },
];

/** The entries of the header's Products dropdown. */
export const productItems: readonly NavItem[] = [
  { to: "/products", label: "allProducts" },
  { to: "/products/bearing", label: "bearings" },
  { to: "/products/belts", label: "belts" },
];
