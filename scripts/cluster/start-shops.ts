import { fileURLToPath } from "node:url";
import { startS3Server } from "#server/testing/start-s3-server.ts";
import { findFreePort } from "../../e2e/support/free-port.ts";
import type { ClusterPlace } from "./cluster-place.ts";
import type { ClusterProcess } from "./cluster-process.ts";
import { startProxy, type Proxy } from "./start-proxy.ts";
import { waitUntil } from "./wait-until.ts";

/** The shop's servers behind their proxy. */
export type Shops = {
  /** Of the proxy. */
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly servers: readonly ClusterProcess[];
  readonly proxy: Proxy;
  areReady(): Promise<boolean>;
};

const program = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const admin = { email: "admin@cluster.example", password: "Cluster-demo-1" };

/** Starts an S3 store, three servers of the production build at the same time, and their proxy. */
export async function startShops(place: ClusterPlace, databaseUrl: string): Promise<Shops> {
  const store = await startS3Server();
  place.atEnd(() => store.close());
  const proxyPort = await findFreePort();
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${proxyPort}`;
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.settings;
  const servers = ports.map((port, index) =>
    place.run({
      name: `shop${index + 1}`,
      command: process.execPath,
      args: [program],
      restartMs: 2_000,
      env: {
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: place.createFolder(`shop${index + 1}`),
        DATABASE_URL: databaseUrl,
        SESSION_SECRET: "the-same-secret-on-every-machine-of-the-demo",
        TRUST_PROXY: "1",
        RATE_LIMIT_FACTOR: "100000",
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY: accessKeyId,
        S3_SECRET_KEY: secretAccessKey,
        LOG_LEVEL: "warn",
      },
    }),
  );
  const proxy = startProxy(place, "haproxy-shop", {
    SHOP_LISTEN: `127.0.0.1:${proxyPort}`,
    ...Object.fromEntries(ports.map((port, index) => [`SHOP_${index + 1}`, `127.0.0.1:${port}`])),
  });
  const isReady = async (base: string): Promise<boolean> =>
    (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  const areReady = async (): Promise<boolean> => {
    const bases = [origin, ...ports.map((port) => `http://127.0.0.1:${port}`)];
    return (await Promise.all(bases.map(isReady))).every(Boolean);
  };
  const limits = { limitMs: 120_000, signal: place.signal };
  await waitUntil("three servers that are ready", areReady, limits);
  return { origin, admin, servers, proxy, areReady };
}
