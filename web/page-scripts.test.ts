import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { listScripts, passNoScripts } from "./page-scripts.ts";

test("a page lists its scripts, and the manifest passed to the browser has none", async () => {
  const root = {
    preloads: ["/assets/index-1.js", { href: "/assets/dom-1.js" }, "/assets/index-1.js"],
    css: ["/assets/app.css"],
  };
  const manifest = { routes: { __root__: root, "/shop": { preloads: ["/assets/shop-1.js"] } } };
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    dehydrate: () => ({ saved: true }),
  });
  router.ssr = { manifest };
  await router.load();
  passNoScripts(router);
  // Each page calls it; the manifest is the same for all.
  for (const page of ["first", "second"]) {
    expect(await router.options.dehydrate?.(), page).toEqual({ saved: true });
    expect(listScripts(router)).toEqual(["/assets/index-1.js", "/assets/dom-1.js"]);
  }
  expect(manifest).toEqual({ routes: { __root__: { css: root.css }, "/shop": {} } });
});
