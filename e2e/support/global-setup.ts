import { startServer } from "./start-server.ts";

/** Starts the shop for all journeys; Playwright calls what this returns when they are over. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  // Playwright hands the environment on to the processes that run the tests.
  process.env.E2E_BASE_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  process.env.E2E_ADMIN_EMAIL = server.admin.email;
  process.env.E2E_ADMIN_PASSWORD = server.admin.password;
  return server.stop;
}
