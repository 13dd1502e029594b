import type { ShownStatus } from "#domain/order-status.ts";

const en: Readonly<Record<ShownStatus, string>> = {
  pending: "Pending",
  processing: "Processing",
  completed: "Completed",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
};

const sq: typeof en = {
  pending: "Në pritje",
  processing: "Në përpunim",
  completed: "E kompletuar",
  confirmed: "E konfirmuar",
  cancelled: "E anuluar",
};

export const orderStatusText = { en, sq };
