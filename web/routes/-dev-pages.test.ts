import { expect, it } from "vitest";
import { describeDevPage } from "./-dev-pages.ts";

it("links the stylesheet of the page of components, so that it isn't painted without it", async () => {
  const href = "/web/features/dev-ui/dev-ui.css";
  expect(describeDevPage()).toMatchObject({ links: [{ rel: "stylesheet", href }] });
  await expect(import("#web/features/dev-ui/dev-ui.css")).resolves.toBeDefined();
});
