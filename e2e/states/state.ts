import { expect, type Page } from "@playwright/test";
import type { Viewer } from "../support/viewers.ts";

/**
 * A state that a visitor can see: a route, a dialog, a toast, an empty list, a failed list. Every
 * state has screenshots and is checked for accessibility, narrow screens, large text and motion.
 */
export type State = {
  /** Unique; also the name of its screenshots, such as `cart-empty`. */
  readonly name: string;
  /**
   * A guest by default. All states share one customer and one admin: a state that changes the
   * account, its cart or its session needs its own customer (`createCustomer`).
   */
  readonly viewer?: Viewer;
  /**
   * The address, if the state is a whole page: its screenshot is full-page, and nothing may shift
   * while it loads.
   */
  readonly path?: string;
  /** Whether the site has a page there, which must load without an error in the console. */
  readonly isPage?: boolean;
  /**
   * Goes from an empty tab, signed in as the viewer, to the state, and ends when all of it is
   * visible. Runs at any width. Other states run in the same shop, so it creates the data it needs.
   */
  readonly show: (page: Page) => Promise<void>;
  /** Why large parts may scroll horizontally. By default none may. */
  readonly isWide?: string;
};

/** A state that needs nothing but its address. */
export function pageAt(name: string, path: string, more: Partial<State> = {}): State {
  return {
    name,
    path,
    show: async (page) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
    ...more,
  };
}
