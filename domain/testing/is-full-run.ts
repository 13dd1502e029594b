/** Node's `process`; this layer has no Node types, since its code also runs in the browser. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Whether this is `npm run test:full`, or a test started by hand: `npm test` sets TEST_SCOPE. */
export const isFullRun = process.env["TEST_SCOPE"] !== "daily";
