import { adminCredentials, signInAs } from "../support/customer.ts";
import { addProduct } from "../support/journey.ts";
import { placeOrderFor } from "../support/place-order.ts";
import { see, waitFor } from "./act.ts";
import { test } from "./engine-test.ts";
import { goTo, signInAdmin } from "./main-job.ts";

test(
  "a map whose host can't be reached is replaced by our own at once",
  { tag: ["@phone", "@full"] },
  async ({ openWindow, shop }) => {
    const window = await openWindow();
    await goTo(window, `${shop.url}/contact`);
    await see(
      window,
      { kind: "text", name: "The interactive map can’t be reached from here." },
      { isScrolled: true, timeout: 10_000 },
    );
  },
);

test(
  "the dots of the dashboard's chart are round",
  { tag: ["@desktop", "@full"] },
  async ({ openWindow, shop, request }) => {
    await signInAs({ request }, adminCredentials());
    const product = await addProduct({ request });
    await placeOrderFor({ request }, product, "Drita Daci");
    const admin = await openWindow();
    await signInAdmin({ admin, shopUrl: shop.url, credentials: adminCredentials() });
    await waitFor(admin, `(${String(areDotsRound)})()`);
  },
);

function areDotsRound(): boolean {
  const dots = [...document.querySelectorAll("[data-slot=chart-dot]")];
  return (
    dots.length > 0 &&
    dots.every((dot) => {
      const { width, height } = dot.getBoundingClientRect();
      return width > 4 && Math.abs(width - height) < 0.1;
    })
  );
}
