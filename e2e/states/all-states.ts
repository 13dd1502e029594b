import { accountStates } from "./account.ts";
import { adminSetupStates } from "./admin-setup.ts";
import { beltToolStates } from "./belt-tool.ts";
import { cartStates } from "./cart.ts";
import { catalogueStates } from "./catalogue.ts";
import { checkoutStates } from "./checkout.ts";
import { dashboardStates } from "./dashboard.ts";
import { followedOrderStates } from "./followed-order.ts";
import { homeStates } from "./home.ts";
import { panelStates } from "./panel.ts";
import { pasteListStates } from "./paste-list.ts";
import { productStates } from "./product.ts";
import { quoteStates } from "./quotes.ts";
import { routeStates } from "./routes.ts";
import { searchStates } from "./search.ts";
import { secondFactorStates } from "./second-factor.ts";
import { shellStates } from "./shell.ts";
import { shopStates } from "./shop.ts";
import { signInStates } from "./sign-in.ts";
import { signUpStates } from "./sign-up.ts";
import type { State } from "./state.ts";
import { statusStates } from "./status.ts";

/** All states. Playwright rejects two with the same name. */
export const allStates: readonly State[] = [
  ...routeStates,
  ...shellStates,
  ...searchStates,
  ...homeStates,
  ...catalogueStates,
  ...beltToolStates,
  ...shopStates,
  ...productStates,
  ...pasteListStates,
  ...cartStates,
  ...checkoutStates,
  ...followedOrderStates,
  ...quoteStates,
  ...signInStates,
  ...signUpStates,
  ...accountStates,
  ...secondFactorStates,
  ...adminSetupStates,
  ...dashboardStates,
  ...panelStates,
  ...statusStates,
];
