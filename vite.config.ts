import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderPaths } from "./catalogue/paths.ts";

/** Modules that only the native app loads: its plugins, and our code around them. */
const devicePackage = /[\\/]node_modules[\\/]@(?:capacitor|aparajita)[\\/]/;
const deviceModule = /[\\/]web[\\/]platform[\\/]native[\\/]/;

/**
 * By default the bundler makes a chunk for every combination of pages that share a module: some twenty
 * requests for a first view. With these groups, one chunk has what every page needs, and modules that
 * several pages share are joined until a chunk is worth a request (bytes of source). Catalogue modules are
 * joined only with each other: together with a button that several pages have, pages with the button would
 * load rows of data. `words` has small modules that many pages use: those that format names and figures, the
 * one of stored values, and the one of links, which would be joined with the lines above search results.
 */
const chunkGroups = [
  // Otherwise joined with shared modules and loaded by browsers, too. Its priority is below that of main,
  // which keeps the loader of chunks that both need.
  { name: "device", test: devicePackage, priority: 0.5 },
  { name: "main", tags: ["$initial" as const], priority: 2.5 },
  // Run one by one, before the code that uses them (`web/load-after-paint.ts`).
  { name: "dom", test: /[\\/]web[\\/]react-dom-client\.ts/, priority: 4 },
  {
    name: "libraries",
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/,
    tags: ["$initial" as const],
    priority: 5,
  },
  {
    name: "words",
    test: /[\\/](?:catalogue[\\/](?:slug|format|nsk[\\/]variants|drawing[\\/]media-path)|domain[\\/]british-number|web[\\/](?:platform[\\/](?:stored-value|let-input-run)|ui[\\/]to-link-props))\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  // Otherwise joined with the shop's queries, which other pages with a long list would load.
  { name: "infinite-query", test: /[\\/]infiniteQueryOptions\.js$/, minShareCount: 2, priority: 2 },
  {
    name: "catalogue",
    test: /[\\/]catalogue[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1,
  },
  // Otherwise joined with a module that uses one of its rules, such as the cart.
  {
    name: "domain",
    test: /[\\/]domain[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1.5,
  },
  // Otherwise joined with the tables of a brand's page, which pages with a claim would load.
  {
    name: "brand",
    test: /[\\/]web[\\/]ui[\\/](?:claim-quote|brand-layout-cover)\.tsx/,
    priority: 2,
  },
  // The header shows its number of pieces; without a group it would be joined with all that pages share.
  {
    name: "cart",
    test: /[\\/](?:web[\\/](?:features[\\/]cart|offline[\\/](?:saved-lines|order-queue))|domain[\\/]cart)/,
    minShareCount: 2,
    priority: 0.5,
  },
  // Not the dashboard's, which would be joined with the small modules that pages share.
  {
    name: "shared",
    test: /^(?!.*[\\/]web[\\/]features[\\/]admin[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
  },
];

/**
 * The frame of every page without content, for a device without a network and for the native app. In
 * development it would replace every page.
 */
const shell = { maskPath: "/app-shell", prerender: { outputPath: "/app-shell/index" } };

const loadedByAllPages = /\/(?:index|libraries|dom|rolldown-runtime)-/;

/**
 * The files to load together with a chunk. Those of the shop, which most visitors open next, would otherwise load
 * in three rounds: at a latency of 300 ms the list is shown after 1.2 s instead of 2.0 s.
 */
function listPreloads(file: string, imports: readonly string[]): string[] {
  if (!file.includes("/shop-")) return [];
  return imports.filter((path) => !loadedByAllPages.test(path));
}

export default defineConfig(({ command }) => ({
  publicDir: "web/public",
  resolve: {
    // React has the hook that the shim adds to older versions.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
  build: {
    // Explicit, so that a tool upgrade can't silently drop older phones.
    target: ["es2023", "chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // No polyfill: the oldest browsers load a moment later, and all others load less. No lists of each
    // chunk's imports either, 3 kB on every page, but of the shop's: the HTML names those of its page, and the
    // service worker stores all chunks, one by one.
    modulePreload: { polyfill: false, resolveDependencies: listPreloads },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: ({ name, moduleIds }) => {
              // In a folder of its own, so that the service worker can leave it out.
              const isForApp = (id: string) => devicePackage.test(id) || deviceModule.test(id);
              const folder = moduleIds.some(isForApp) ? "native/" : "";
              return `assets/${folder}${name.replace(/~.*/, "")}-[hash].js`;
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/ssr" },
      // One self-contained bundle starts several times faster than a tree of node_modules.
      // In development the same setting would make Vite read CommonJS packages as modules.
      ...(command === "build" && { resolve: { noExternal: true } }),
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: "web",
      router: {
        addExtensions: true,
        semicolons: true,
        quoteStyle: "single",
        // Splits loaders, too: otherwise every page would load those of all others.
        codeSplittingOptions: {
          defaultBehavior: [["loader", "component"], ["errorComponent"], ["notFoundComponent"]],
        },
      },
      client: { entry: "./client.tsx" },
      server: { entry: "./server.ts" },
      pages: prerenderPaths.map((path) => ({ path })),
      spa: { ...shell, enabled: command === "build" },
      prerender: {
        enabled: true,
        crawlLinks: false,
        autoStaticPathsDiscovery: false,
        failOnError: true,
      },
    }),
    react(),
  ],
}));
