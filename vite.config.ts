import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderPaths } from "./catalogue/paths.ts";

export default defineConfig(({ command }) => ({
  publicDir: "web/public",
  build: {
    // Stated, so that a tool upgrade can't silently drop the phones in the field.
    target: ["es2023", "chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The oldest browsers that lack module preload load a moment later, and all others lighter.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { outDir: "dist/client" } },
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
      router: { addExtensions: true, semicolons: true, quoteStyle: "single" },
      client: { entry: "./client.tsx" },
      server: { entry: "./server.ts" },
      pages: prerenderPaths.map((path) => ({ path })),
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
