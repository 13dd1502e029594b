import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderPaths } from "./catalogue/paths.ts";

/** What only the native app loads: its plugins, and our code around them. */
const devicePackage = /[\\/]node_modules[\\/]@(?:capacitor|aparajita)[\\/]/;
const deviceModule = /[\\/]web[\\/]platform[\\/]native[\\/]/;

/**
 * Left alone, the bundler cuts a chunk for every combination of pages that share a module: some
 * twenty requests for a first view. So: one chunk for what every page needs, and what several
 * pages share is joined until it is worth a request (bytes of source). The catalogue keeps to itself:
 * joined with a button that several pages have, its rows would come along with the button.
 * Names and figures are written by modules without rows, which would otherwise be drawn in with them;
 * likewise the store of what a device keeps, which the shop shares with pages of the catalogue.
 */
const chunkGroups = [
  // Else joined with what pages share, and loaded by people who have no use for it. Below main, which
  // keeps the loader of chunks that both need.
  { name: "device", test: devicePackage, priority: 0.5 },
  { name: "main", tags: ["$initial" as const], priority: 1 },
  {
    name: "words",
    test: /[\\/](?:catalogue[\\/](?:slug|format|nsk[\\/]variants|drawing[\\/]media-path)|web[\\/]platform[\\/]stored-value)\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "catalogue",
    test: /[\\/]catalogue[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1,
  },
  // Else joined with what uses one of its rules, such as the cart.
  {
    name: "domain",
    test: /[\\/]domain[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1.5,
  },
  // The header counts its pieces, so that it would be joined with whatever pages share.
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
 * The frame of every page with nothing in it, for where no server is asked: a device without a
 * network, and the native app. In development it would replace every page.
 */
const shell = { maskPath: "/app-shell", prerender: { outputPath: "/app-shell/index" } };

export default defineConfig(({ command }) => ({
  publicDir: "web/public",
  build: {
    // Stated, so that a tool upgrade can't silently drop the phones in the field.
    target: ["es2023", "chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The oldest browsers that lack module preload load a moment later, and all others lighter.
    // Without lists of each chunk's imports, which every page would load: 3 kB. The HTML names those of its
    // page, and the service worker stores all chunks soon after.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: ({ name, moduleIds }) => {
              // Apart, so that the service worker can leave it out.
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
        // Loaders too: every page would load those of all others.
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
