/** What code in one layer may import, besides files of the same layer. */
export type Part = {
  /** Folder or file from the root; `*` stands for one name, and each match is a part of its own. */
  readonly path: string;
  /** Parts, by their path in this table. */
  readonly imports: readonly string[];
  /** Parts of which only types may be imported. */
  readonly types?: readonly string[];
  /** The only packages this part may import, types included. */
  readonly onlyPackages?: readonly string[];
  /** Packages whose code has no place here; their types cost nothing. */
  readonly notPackages?: readonly string[];
};

/** A part together with the folder or file of it that was meant. */
export type PlacedPart = { readonly part: Part; readonly place: string };

const webPackages = ["react", "react-dom", "@tanstack/", "lucide-react", "clsx"];
const serverPackages = [
  "node:",
  "@hono/",
  "@orpc/server",
  "better-auth",
  "drizzle-orm",
  "flydrive",
  "hono",
  "nodemailer",
  "p-queue",
  "pg",
  "pino",
  "sharp",
  "zod",
];
/** Plugins of the native app; everybody else asks `web/lib/platform/platform.ts`. */
const devicePackages = ["@capacitor/", "@aparajita/"];
const nativeApp = "web/lib/platform/native/";
const contract = "server/http/contract/";
const drawing = "catalogue/drawing/";
const serverParts = [
  "server/",
  "server/config.ts",
  "server/*/",
  "server/db/",
  "server/services/",
  "server/accounts/",
  "server/notices/",
];

/** The table of ARCHITECTURE.md, row by row. */
const parts: readonly Part[] = [
  { path: "domain/", imports: [], onlyPackages: ["zod"] },
  { path: "catalogue/", imports: ["domain/", drawing], onlyPackages: [] },
  // Geometry without facts: what it draws is handed to it, so the browser may hold it.
  { path: drawing, imports: ["domain/"], types: ["catalogue/"], onlyPackages: [] },

  // The start (main, app) sees everything; below it http → services → db, never back.
  server("server/", [...serverParts, "server/http/", contract]),
  server("server/config.ts", []),
  {
    ...server("server/http/", [
      "server/config.ts",
      "server/*/",
      "server/accounts/",
      "server/services/",
      contract,
    ]),
    types: ["server/"],
  },
  { path: contract, imports: ["domain/"], onlyPackages: ["zod", "@orpc/contract"] },
  server("server/services/", ["server/config.ts", "server/*/", "server/db/"]),
  { ...server("server/*/", ["server/config.ts", "server/db/"]), types: ["server/services/"] },
  // The account services with their own routes; they throw like services and send mails.
  server("server/accounts/", ["server/config.ts", "server/*/", "server/db/", "server/services/"]),
  // Tells people of what happened: reads the database, hears changes, sends mails.
  server("server/notices/", ["server/config.ts", "server/*/", "server/db/"]),
  server("server/db/", ["server/config.ts"]),
  server("server/testing/", [...serverParts, "server/http/", contract]),

  // routes → features → ui, lib; no feature imports another.
  web("web/", [
    "web/routes/",
    "web/features/*/",
    "web/lib/",
    "web/lib/api/",
    "web/ui/",
    "web/messages/",
  ]),
  {
    ...web("web/routes/", [
      "web/features/*/",
      "web/ui/",
      "web/lib/",
      "web/lib/api/",
      "web/messages/",
      "catalogue/",
      drawing,
    ]),
    types: [contract, "web/"],
  },
  web("web/features/*/", [
    "web/ui/",
    "web/lib/",
    "web/lib/api/",
    "web/messages/",
    "catalogue/",
    drawing,
  ]),
  { ...web("web/ui/", ["web/lib/", "web/messages/", drawing]), types: [] },
  web("web/lib/", ["web/lib/api/", nativeApp, "web/messages/", "catalogue/", drawing]),
  web("web/lib/api/", ["web/lib/", "web/messages/"]),
  // The native app's half of the platform: the only place that knows the device.
  {
    ...web(nativeApp, ["web/lib/", "web/ui/", "web/messages/"]),
    notPackages: serverPackages,
  },
  web("web/messages/", []),
  // Opens whole pages with a fake API; only tests import it.
  web("web/testing/", ["web/", "web/routes/", "web/ui/", "web/lib/", "web/lib/api/"]),
  // What stands between the pages and the network; it has no page of its own.
  { ...web("web/service-worker/", ["web/lib/"]), types: [] },

  {
    path: "tools/",
    imports: [
      "domain/",
      "catalogue/",
      drawing,
      ...serverParts,
      "server/http/",
      "server/testing/",
      contract,
      "e2e/",
    ],
  },
  { path: "e2e/", imports: ["domain/", "catalogue/", drawing] },
  { path: "*.config.ts", imports: ["domain/", "catalogue/", "tools/", "e2e/"] },
];

/** Finds the part that holds a file, given its path from the root. The longest path wins. */
export function findPart(file: string): PlacedPart | undefined {
  let found: PlacedPart | undefined;
  for (const part of parts) {
    const place = getPlace(file, part.path);
    if (place !== undefined && part.path.length > (found?.part.path.length ?? -1)) {
      found = { part, place };
    }
  }
  return found;
}

function getPlace(file: string, pattern: string): string | undefined {
  const source = pattern.replaceAll(".", String.raw`\.`).replace("*", "[^/]+");
  return new RegExp(pattern.endsWith("/") ? `^${source}` : `^${source}$`).exec(file)?.[0];
}

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
