import { expect, type Page } from "@playwright/test";
import type { Viewer } from "../support/viewers.ts";

/**
 * Something a person can come to see: a route, a dialog, a toast, a list that is empty, a list that
 * can't be loaded. Pictures are taken of every one, and every one is checked for accessibility,
 * narrow screens, large text and motion.
 */
export type State = {
  /** Also the name of its pictures, such as `cart-empty`; unlike any other. */
  readonly name: string;
  /**
   * A guest unless told. Customers and admins are the same persons in all states: what changes the
   * account, its cart or its session needs a person of its own (`createCustomer`).
   */
  readonly viewer?: Viewer;
  /**
   * The address, where a whole page is the state: its picture goes from top to bottom, and nothing
   * in it may shift while it loads.
   */
  readonly path?: string;
  /**
   * From an empty tab, signed in as its viewer, to the state; ends when all of it can be seen. May be
   * shown on any width. Other states run in the same shop, so it makes what it needs.
   */
  readonly show: (page: Page) => Promise<void>;
  /** Where large parts are meant to be scrolled sideways: why. Nothing is, unless told. */
  readonly isWide?: string;
};

/** A page that needs nothing but its address. */
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
