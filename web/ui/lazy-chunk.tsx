import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { ChunkLoadError, loadChunk } from "#web/offline/load-chunk.ts";
import { delayHydrationMark } from "#web/platform/hydration.ts";
import { ChunkErrorState } from "./chunk-error-state.tsx";

type LazyChunk<Props> = ComponentType<Props> & {
  /**
   * Loads it for a page that the browser is about to show, so that it is there from the start instead of its
   * fallback. Never rejects: rendering it tries again.
   */
  readonly preload: () => Promise<void>;
};

/**
 * A component that loads when it is first rendered, also during SSR. Unlike React's `lazy`, which
 * caches a failed load, it shows the error and can retry.
 * @param load Imports the component.
 * @param fallback Shown while it loads.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyChunk<Props> {
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await loadChunk(load) }));
  let first = begin();
  const preload = async (): Promise<void> => {
    // A loaded `lazy` would still show the fallback for a moment.
    first = await load().catch(() => first);
  };
  function LazyChunk(props: Props): ReactNode {
    const [{ attempt, Loaded }, setAttempt] = useState(() => ({ attempt: 0, Loaded: first }));
    // A boundary that gets other props before it is hydrated shows its fallback instead of the server's content.
    const [firstProps] = useState(props);
    const [isMounted, setIsMounted] = useState(false);
    const shown = isMounted ? props : firstProps;
    const endDelay = useRef<() => void>(undefined);
    // React hydrates the page's boundary, and with it this effect, before the chunk's boundary.
    useLayoutEffect(() => {
      const end = delayHydrationMark();
      endDelay.current = end;
      return end;
    }, []);
    function settle(): void {
      endDelay.current?.();
    }
    const mount = useCallback(() => {
      endDelay.current?.();
      setIsMounted(true);
    }, []);
    const content = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Loaded {...shown} />
          <Mounted onMount={mount} />
        </Suspense>
      ),
      [Loaded, shown, mount],
    );
    function retry(): void {
      first = begin();
      setAttempt({ attempt: attempt + 1, Loaded: first });
    }
    return (
      <ChunkBoundary key={attempt} onError={settle} onRetry={retry}>
        {content}
      </ChunkBoundary>
    );
  }
  return Object.assign(LazyChunk, { preload });
}

function Mounted({ onMount }: { readonly onMount: () => void }): ReactNode {
  const mounted = useEffectEvent(onMount);
  useEffect(() => mounted(), []);
  return null;
}

/**
 * Like `lazyChunk`, for a component that the page works without.
 * @param fallback Shown while it loads, and if it doesn't.
 */
export function optionalChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Nothing = (): ReactNode => fallback;
  const Loaded = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function OptionalChunk(props: Props): ReactNode {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

type ChunkBoundaryProps = {
  readonly children: ReactNode;
  readonly onError: () => void;
  readonly onRetry: () => void;
};

/** Catches chunk errors; other errors go to the page's error boundary. */
class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return <ChunkErrorState reason={error.reason} onRetry={this.props.onRetry} />;
  }
}
