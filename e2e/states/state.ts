import type { Page } from "@playwright/test";

/** Who looks at a state. */
export type Viewer = "guest" | "customer" | "admin";

/**
 * Something a person can come to see: a route, a dialog, a toast, a list that is empty, a list that
 * can't be loaded. Pictures are taken of every one, and every one is checked for accessibility,
 * narrow screens, large text and motion.
 */
export type State = {
  /** Also the name of its pictures, such as `cart-empty`; unlike any other. */
  readonly name: string;
  /** A guest unless told. */
  readonly viewer?: Viewer;
  /**
   * From an empty tab, signed in as its viewer, to the state; ends when all of it can be seen. May be
   * shown on any width. Other states run in the same shop, so it makes what it needs.
   */
  readonly show: (page: Page) => Promise<void>;
  /** Where large parts are meant to be scrolled sideways: why. Nothing is, unless told. */
  readonly isWide?: string;
};
