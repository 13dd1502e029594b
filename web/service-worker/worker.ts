declare const self: ServiceWorkerGlobalScope;

/** The worker itself; the compiler's own `self` is of no particular kind. */
export const worker: ServiceWorkerGlobalScope = self;
