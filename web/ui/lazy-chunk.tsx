import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ChunkLoadError, loadChunk } from "#web/offline/load-chunk.ts";
import { delayHydrationMark } from "#web/platform/hydration.ts";
import { ChunkErrorState } from "./chunk-error-state.tsx";

/**
 * A component that loads when it is first rendered, also during SSR. Unlike React's `lazy`, which
 * caches a failed load, it shows the error and can retry.
 * @param load Imports the component.
 * @param fallback Shown while it loads.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await loadChunk(load) }));
  let Loaded = begin();
  return function LazyChunk(props: Props): ReactNode {
    const [attempt, setAttempt] = useState(0);
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
    function retry(): void {
      Loaded = begin();
      setAttempt(attempt + 1);
    }
    return (
      <ChunkBoundary key={attempt} onError={settle} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
          <Mounted onMount={settle} />
        </Suspense>
      </ChunkBoundary>
    );
  };
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
