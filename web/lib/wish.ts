import { useEffect, useEffectEvent } from "react";
import { tabMemory } from "./tab-memory.ts";

const memoryName = "wish";
/** A new page takes seconds; what is older was meant for another one. In milliseconds. */
const freshMs = 60_000;

/** Notes what somebody asked for, for the page that takes this one's place at the same address. */
export function keepWish(name: string): void {
  const { pathname } = window.location;
  tabMemory.write(memoryName, [name, pathname, Date.now()].join(" "));
}

/**
 * Opens what somebody asked the page for before it was loaded anew.
 *
 * @param names What this component can open.
 * @param isReady False while that must wait.
 * @param open Is called at most once.
 */
export function useWish<Name extends string>(
  names: readonly Name[],
  isReady: boolean,
  open: (name: Name) => void,
): void {
  const grant = useEffectEvent(() => {
    const wish = takeWish(names);
    if (wish !== undefined) open(wish);
  });
  useEffect(() => {
    if (isReady) grant();
  }, [isReady]);
}

function takeWish<Name extends string>(names: readonly Name[]): Name | undefined {
  const [wish, path, madeAt] = tabMemory.read(memoryName)?.split(" ") ?? [];
  const name = names.find((one) => one === wish);
  if (name === undefined || path !== window.location.pathname) return undefined;
  tabMemory.forget(memoryName);
  return Date.now() - Number(madeAt) < freshMs ? name : undefined;
}
