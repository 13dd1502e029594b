import type { KnipConfig, KnipConfiguration } from "knip";

const config: KnipConfig = ({ production = false }) => (production ? withoutTests : everything);

/** Unused files, exports and packages. */
const everything: KnipConfiguration = {
  entry: [
    "server/main.ts",
    "web/{client,router}.tsx",
    "web/server.ts",
    "web/service-worker/main.ts",
    "drizzle.config.ts",
    "web/routes/**/*.tsx",
    "web/styles/app.css",
    "e2e/**/*.test.ts",
    "scripts/check-{doc-references,export-names,markup,native,product-rules,wording}.ts",
    "scripts/api-client/typescript-5.ts",
    "scripts/security/scan-headers.ts",
    // Run by finish-install.sh.
    "scripts/trim-packages.ts",
    // Run by deploy/Dockerfile.
    "scripts/{bundle-commands,keep-runtime-packages}.ts",
    "scripts/start.ts",
    "studio/{make-assets,vitest.config}.ts",
    "studio/**/*.test.ts",
  ],
  project: ["{domain,catalogue,packages,server,web,e2e,scripts,studio}/**/*.{ts,tsx,css}", "*.ts"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ["apt-get", "caddy"],
  // Imported by the client that `scripts/api-client/sample-client.test.ts` writes.
  ignoreDependencies: ["openapi-fetch"],
};

/** Code that only tests use (`knip --production`, which reads the patterns that end with `!`). */
const withoutTests: KnipConfiguration = {
  entry: [
    "server/main.ts!",
    "web/{client,router}.tsx!",
    "web/server.ts!",
    "web/service-worker/main.ts!",
    "web/routes/**/*.tsx!",
    "web/styles/app.css!",
    // drizzle-kit reads all tables.
    "server/db/schema/*.ts!",
    "scripts/**/*.ts!",
    "!scripts/**/*.test.ts!",
    "studio/{make-assets,vitest.config}.ts!",
    "vite.config.ts!",
  ],
  project: [
    "{domain,catalogue,packages,server,web,scripts,studio}/**/*.{ts,tsx,css}!",
    "!**/*.test.{ts,tsx}!",
    "!**/testing/**!",
  ],
  // Only vite.config.ts imports them, which knip takes for a test's.
  ignoreDependencies: ["@tailwindcss/vite", "@vitejs/plugin-react"],
  // An export may be for the test of its file.
  ignoreExportsUsedInFile: true,
};

export default config;
