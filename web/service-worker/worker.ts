declare const self: ServiceWorkerGlobalScope;

/** The worker's global scope; TypeScript's own `self` isn't typed as a service worker. */
export const worker: ServiceWorkerGlobalScope = self;
