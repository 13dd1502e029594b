import { adminCredentials, signInAs } from "../support/customer.ts";
import { addProduct } from "../support/journey.ts";
import { test } from "./engine-test.ts";
import { doMainJob, openPageOffline } from "./main-job.ts";

// docs/product/offline.md#catalogue-without-a-network, docs/product/reliability.md#three-engines
// docs/product/shop.md#quick-checkout, docs/product/orders.md#confirmation-button
// docs/product/accounts.md#ordering-without-an-account, docs/product/admin.md#live-orders
test("a guest orders, the admin sees it live and confirms, and an unvisited page opens offline", async ({
  openWindow,
  shop,
  request,
  site,
}) => {
  await signInAs({ request }, adminCredentials());
  const product = await addProduct({ request }, { stock_quantity: 6 });
  const admin = await openWindow();
  const guest = await openWindow();
  await doMainJob({
    admin,
    guest,
    shopUrl: shop.url,
    product,
    credentials: adminCredentials(),
    liveWithinMs: 10_000,
  });
  await openPageOffline(guest, site);
});
