/** Imports that code in one layer may use, besides files of the same layer. */
export type Part = {
  /** Folder or file relative to the root; `*` matches one name, and each match is a separate part. */
  readonly path: string;
  /** Parts, by their path in this table. */
  readonly imports: readonly string[];
  /** Parts from which only types may be imported. */
  readonly types?: readonly string[];
  /** The only packages that this part may import, including types. */
  readonly onlyPackages?: readonly string[];
  /** Packages that this part must not import at run time; their types are allowed. */
  readonly notPackages?: readonly string[];
};

const webPackages = ["react", "react-dom", "@tanstack/", "lucide-react", "clsx"];
const serverPackages = [
  "node:",
  "@hono/",
  "@opentelemetry/",
  "@orpc/server",
  "better-auth",
  "drizzle-orm",
  "flydrive",
  "hono",
  "nodemailer",
  "p-queue",
  "pg",
  "pg-boss",
  "pg-copy-streams",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "sharp",
  "tar-stream",
  "zod",
];
/** Plugins of the native app; other code uses `web/platform/platform.ts`. */
const devicePackages = ["@capacitor/", "@aparajita/"];
const nativeApp = "web/platform/native/";
/** What pages and components share: data, the session, the device, texts. */
const webBase = [
  "web/api/",
  "web/forms/",
  "web/live/",
  "web/messages/",
  "web/offline/",
  "web/orders/",
  "web/platform/",
  "web/products/",
  "web/quotes/",
  "web/search/",
  "web/seo/",
  "web/session/",
];
const contract = "server/http/contract/";
const drawing = "catalogue/drawing/";
const embeddedPostgres = "packages/embedded-postgres/";
const datasheets = "packages/datasheets/";
/** Draw PDFs. */
const printingServices = [
  "server/services/labels/",
  "server/services/proforma/",
  "server/services/purchases/",
  "server/services/quotes/",
];
const serverParts = [
  "server/",
  "server/config.ts",
  "server/*/",
  "server/db/",
  "server/services/",
  "server/services/accounts/",
  "server/services/dimensions/",
  "server/services/persons/",
  ...printingServices,
  "server/services/search/",
  "server/backup/",
  "server/jobs/",
  embeddedPostgres,
];

/** The table of ARCHITECTURE.md, row by row. */
export const parts: readonly Part[] = [
  { path: "domain/", imports: [], onlyPackages: ["zod"] },
  { path: "catalogue/", imports: ["domain/", drawing], onlyPackages: [] },
  // Geometry without data: it gets its input as arguments, so the browser can bundle it.
  { path: drawing, imports: ["domain/"], types: ["catalogue/"], onlyPackages: [] },

  {
    path: datasheets,
    imports: ["domain/", "catalogue/", drawing],
    onlyPackages: ["node:", "fontkit", "pdfkit", "qr"],
  },
  // Knows nothing of the shop: runs PostgreSQL's programs for a data folder.
  { path: embeddedPostgres, imports: [], onlyPackages: ["node:", "pg"] },

  // The entry points (main, app) may import everything; below them http → services → db, never back.
  server("server/", [...serverParts, "server/http/", contract]),
  server("server/config.ts", ["server/config/"]),
  server("server/config/", []),
  {
    ...server("server/http/", [
      "server/config.ts",
      "server/*/",
      "server/services/accounts/",
      "server/services/persons/",
      ...printingServices,
      "server/services/search/",
      "server/services/",
      contract,
    ]),
    types: ["server/"],
  },
  // The verdicts and reasons of the search are listed in the catalogue.
  { path: contract, imports: ["domain/", "catalogue/"], onlyPackages: ["zod", "@orpc/contract"] },
  {
    ...server("server/services/", [
      "server/config.ts",
      "server/*/",
      "server/db/",
      "server/services/dimensions/",
      "server/services/quotes/",
    ]),
    types: ["server/services/search/"],
  },
  ...printingServices.map((path) =>
    server(path, ["server/config.ts", "server/*/", "server/db/", "server/services/", datasheets]),
  ),
  // Reads the dimensions that a product's name states.
  server("server/services/dimensions/", ["catalogue/"]),
  // Reads and ranks as the browser does.
  server("server/services/search/", [
    "server/config.ts",
    "server/*/",
    "server/db/",
    "server/services/",
    "catalogue/",
  ]),
  { ...server("server/*/", ["server/config.ts", "server/db/"]), types: ["server/services/"] },
  // The account services with their own routes; they throw like services, send mails and draw the QR
  // code of the second factor.
  server("server/services/accounts/", [
    "server/config.ts",
    "server/*/",
    "server/db/",
    "server/services/",
    "server/jobs/",
    datasheets,
  ]),
  // Finds all that is stored about one person, also in mails that wait and in counted searches.
  server("server/services/persons/", [
    "server/config.ts",
    "server/*/",
    "server/db/",
    "server/services/",
    "server/services/quotes/",
    "server/jobs/",
    "catalogue/",
  ]),
  // Reads and writes whole databases and storages.
  server("server/backup/", ["server/config.ts", "server/*/", "server/db/", "server/services/"]),
  // Runs services in the background, sends mails, subscribes to changes.
  {
    ...server("server/jobs/", [
      "server/config.ts",
      "server/*/",
      "server/backup/",
      "server/db/",
      "server/services/",
      "server/services/accounts/",
      "server/services/dimensions/",
      "server/services/persons/",
      "server/services/search/",
    ]),
    types: ["server/"],
  },
  server("server/db/", ["server/config.ts", embeddedPostgres]),
  server("server/testing/", [...serverParts, "server/http/", contract]),

  // routes → features → ui → webBase; no feature imports another.
  web("web/", ["web/routes/", "web/features/*/", "web/ui/", ...webBase]),
  {
    ...web("web/routes/", ["web/features/*/", "web/ui/", ...webBase, "catalogue/", drawing]),
    types: [contract, "web/"],
  },
  web("web/features/*/", ["web/ui/", ...webBase, "catalogue/", drawing]),
  // Components get their data as props.
  { ...web("web/ui/", [...webBase.filter((path) => path !== "web/api/"), drawing]), types: [] },
  ...webBase.map((path) => web(path, [...webBase, nativeApp, "catalogue/", drawing])),
  // The native half of the platform layer: the only code that uses device APIs.
  { ...web(nativeApp, [...webBase, "web/ui/"]), notPackages: serverPackages },
  // Renders whole pages with a fake API; imported by tests only.
  web("web/testing/", ["web/", "web/routes/", "web/ui/", ...webBase]),
  // The layer between the pages and the network, without pages.
  { ...web("web/service-worker/", webBase), types: [] },

  {
    path: "scripts/",
    imports: [
      "domain/",
      "catalogue/",
      drawing,
      datasheets,
      ...serverParts,
      "server/http/",
      "server/testing/",
      contract,
      "e2e/",
    ],
  },
  { path: "e2e/", imports: ["domain/", "catalogue/", drawing] },
  // A package of its own, in which `#layer/` doesn't resolve.
  { path: "studio/", imports: ["domain/", "catalogue/", drawing, "scripts/"] },
  { path: "*.config.ts", imports: ["domain/", "catalogue/", "scripts/", "e2e/"] },
];

function server(path: string, imports: readonly string[]): Part {
  return { path, imports: ["domain/", ...imports], notPackages: webPackages };
}

function web(path: string, imports: readonly string[]): Part {
  return {
    path,
    imports: ["domain/", ...imports],
    types: [contract],
    notPackages: [...serverPackages, ...devicePackages],
  };
}
