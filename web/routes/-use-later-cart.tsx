import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import type { AddToCart } from "#web/features/cart/use-add-to-cart.ts";
import { openChunk } from "#web/ui/open-chunk.ts";

const load = () => import("#web/features/cart/cart-additions.tsx");

type LaterCart = {
  readonly add: AddToCart;
  /** To be rendered by the page. */
  readonly additions: ReactNode;
};

/**
 * Adds products to the cart on a page that most visitors only read: the cart's code loads when the page is
 * first used. A product that is added before it has loaded waits for it.
 */
export function useLaterCart(): LaterCart {
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof load>>>();
  const adder = useRef<AddToCart>(undefined);
  const waiting = useRef<Parameters<AddToCart>[]>([]);
  // A failed load is ignored here: `add` tries again and reports it.
  useEffect(() => onFirstUse(() => void load().then(setChunk, () => undefined)), []);
  const add = useCallback((...addition: Parameters<AddToCart>) => {
    if (adder.current) adder.current(...addition);
    else {
      waiting.current.push(addition);
      void openChunk(load, "add-to-cart").then(async (isLoaded) => {
        if (isLoaded) setChunk(await load());
        else waiting.current = [];
      });
    }
  }, []);
  const handleReady = useCallback((addToCart: AddToCart) => {
    adder.current = addToCart;
    for (const addition of waiting.current.splice(0)) addToCart(...addition);
  }, []);
  return { add, additions: chunk && <chunk.CartAdditions onReady={handleReady} /> };
}

const uses = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls back once, when the visitor scrolls, points or types. Returns a function that stops it. */
function onFirstUse(start: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function handleUse(): void {
    stop.abort();
    start();
  }
  for (const use of uses) {
    window.addEventListener(use, handleUse, { capture: true, passive: true, signal });
  }
  return () => stop.abort();
}
