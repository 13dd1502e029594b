import { useEffect, useEffectEvent } from "react";
import { tabMemory } from "./tab-memory.ts";

const memoryName = "wish";
/** A reload takes seconds, so an older intent is not for this page. In milliseconds. */
const freshMs = 60_000;

/** Remembers which dialog to reopen after a reload of this address. */
export function rememberIntent(name: string): void {
  const { pathname } = window.location;
  tabMemory.write(memoryName, [name, pathname, Date.now()].join(" "));
}

/**
 * Opens what was remembered before a reload.
 *
 * @param names What this component can open.
 * @param isReady False while that must wait.
 * @param open Called at most once.
 */
export function usePendingIntent<Name extends string>(
  names: readonly Name[],
  isReady: boolean,
  open: (name: Name) => void,
): void {
  const openIntent = useEffectEvent(() => {
    const intent = takeIntent(names);
    if (intent !== undefined) open(intent);
  });
  useEffect(() => {
    if (isReady) openIntent();
  }, [isReady]);
}

function takeIntent<Name extends string>(names: readonly Name[]): Name | undefined {
  const [intent, path, madeAt] = tabMemory.read(memoryName)?.split(" ") ?? [];
  const name = names.find((one) => one === intent);
  if (name === undefined || path !== window.location.pathname) return undefined;
  tabMemory.forget(memoryName);
  return Date.now() - Number(madeAt) < freshMs ? name : undefined;
}
