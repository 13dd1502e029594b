/** How long personal data stays, in the API's format. The privacy page shows the same values. */
export type Retention = {
  /** Accounts whose address was never confirmed. */
  readonly unconfirmed_account_days: number;
  /** Contact data of guests' orders, since the order's last change. */
  readonly guest_order_months: number;
  /** Quotes, since their last change. */
  readonly quote_months: number;
  /** Who changed what. */
  readonly history_months: number;
  /** Searches that found nothing, since they were last typed. */
  readonly search_months: number;
  /** Mails in the outbox folder of a server without a mail server. */
  readonly mail_file_days: number;
};

export const defaultRetention: Retention = {
  unconfirmed_account_days: 7,
  guest_order_months: 24,
  quote_months: 24,
  history_months: 24,
  search_months: 12,
  mail_file_days: 30,
};

/** Formats a period as the privacy page shows it. */
export function formatPeriod(name: keyof Retention, count: number): string {
  const unit = name.endsWith("_days") ? "day" : "month";
  return `${count}\u00A0${count === 1 ? unit : `${unit}s`}`;
}

/** Writes the periods into prerendered pages, which are built before the settings are known. */
export function fillPeriods(page: string, retention: Retention): string {
  return page.replaceAll(/(data-period="(\w+)">)[^<]*/g, (whole, start: string, name: string) =>
    isPeriod(name, retention) ? start + formatPeriod(name, retention[name]) : whole,
  );
}

function isPeriod(name: string, retention: Retention): name is keyof Retention {
  return Object.hasOwn(retention, name);
}

/**
 * Days after which an order that was open when its customer asked for erasure is erased even if staff never
 * completed it.
 */
export const maxOpenOrderDays = 90;

/** Days after which a product import with its rows is deleted. It can be undone for 30. */
export const importDays = 40;

/** The name of a customer in an order whose personal data was erased. Staff read Albanian. */
export const erasedName = "Të dhëna të fshira";
