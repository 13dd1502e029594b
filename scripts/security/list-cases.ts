import type { SecurityCase } from "./case-type.ts";
import { adminRightCases } from "./cases/admin-rights.ts";
import { cartCases } from "./cases/carts.ts";
import { floodCases } from "./cases/floods.ts";
import { orderAbuseCases } from "./cases/order-abuse.ts";
import { orderCases } from "./cases/orders.ts";
import { platformCases } from "./cases/platform.ts";
import { productCases } from "./cases/products.ts";
import { realtimeCases } from "./cases/realtime.ts";
import { scannerCases } from "./cases/scanners.ts";
import { sessionCases } from "./cases/sessions.ts";
import { signInCases } from "./cases/sign-in.ts";
import { signUpCases } from "./cases/sign-up.ts";
import { storageCases } from "./cases/storage.ts";

/** All cases, in the order in which they run. */
export function listSecurityCases(): readonly SecurityCase[] {
  return [
    ...signUpCases,
    ...signInCases,
    ...sessionCases,
    ...adminRightCases,
    ...productCases,
    ...cartCases,
    ...orderCases,
    ...orderAbuseCases,
    ...storageCases,
    ...realtimeCases,
    ...platformCases,
    ...floodCases,
    ...scannerCases,
  ];
}
