import { allStates } from "./all-states.ts";

/**
 * States that `npm test` checks: one of each layout. Others differ from one of these in a sentence, a
 * spinner or a button; component tests check most of them, and `npm run test:full` drives them all.
 */
const names: ReadonlySet<string> = new Set([
  "about",
  "account",
  "admin-login",
  "admin-setup",
  "bearing-asked",
  "belt-tool-result",
  "cart-many-lines",
  "checkout-many-lines",
  "contact",
  "dashboard",
  "dashboard-order-details",
  "dashboard-products",
  "dashboard-quote-answer",
  "header-signed-in",
  "home",
  "menu-open",
  "not-found",
  "order-pad",
  "panel-form",
  "panel-products",
  "paste-list-results",
  "product-page",
  "product-quick-view",
  "products",
  "products-bearing",
  "products-bearing-nsk",
  "products-bearing-nsk-deep-groove-ball-bearings",
  "products-belts",
  "products-belts-mitsuboshi-classical-v-belts-a42",
  "products-nsk-catalog",
  "products-nsk-deep-groove-ball-bearings-6000-series",
  "products-seals",
  "products-seals-25x47x7",
  "quote-answered",
  "quotes",
  "search-number-explained",
  "services",
  "shop",
  "sidebar-open",
  "sign-out-question",
  "size-dialog",
  "skip-link",
]);

export const dailyStates = allStates.filter(({ name }) => names.has(name));

if (dailyStates.length !== names.size) {
  const known = new Set(dailyStates.map(({ name }) => name));
  throw new Error(
    `There are no states ${[...names].filter((name) => !known.has(name)).join(", ")}`,
  );
}
