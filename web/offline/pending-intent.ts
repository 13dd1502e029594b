import { useEffect, useEffectEvent } from "react";
import { createStoredText } from "#web/platform/stored-value.ts";

const pendingIntent = createStoredText("tab", "wish");
/** A reload takes seconds, so an older intent is stale. In milliseconds. */
const freshMs = 60_000;

/** Stores which dialog to reopen after this page is reloaded. */
export function savePendingIntent(name: string): void {
  const { pathname } = window.location;
  pendingIntent.write([name, pathname, Date.now()].join(" "));
}

/**
 * Reopens the dialog stored before a reload.
 * @param names What this component can open.
 * @param open Called at most once.
 */
export function usePendingIntent<Name extends string>(
  names: readonly Name[],
  open: (name: Name) => void,
): void {
  const openIntent = useEffectEvent(() => {
    const intent = takeIntent(names);
    if (intent !== undefined) open(intent);
  });
  useEffect(() => openIntent(), []);
}

function takeIntent<Name extends string>(names: readonly Name[]): Name | undefined {
  const [intent, path, madeAt] = pendingIntent.read().split(" ");
  const name = names.find((one) => one === intent);
  if (name === undefined || path !== window.location.pathname) return undefined;
  pendingIntent.write("");
  return Date.now() - Number(madeAt) < freshMs ? name : undefined;
}
