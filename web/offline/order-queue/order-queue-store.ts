import { createStoredText } from "#web/platform/stored-value.ts";

/**
 * Serialised queued orders of this device, empty if there are none. Separate from the parser,
 * because every page needs to check whether an order is queued.
 */
export const orderQueueStore = createStoredText("device", "queued_orders");
