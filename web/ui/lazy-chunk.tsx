import { Component, Suspense, lazy, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { ChunkLoadError, loadChunk } from "#web/lib/load-chunk.ts";
import { ChunkErrorState } from "./chunk-error-state.tsx";

/**
 * A component that is loaded when it is first shown, also on the server. React's `lazy` remembers a
 * failed load; this one shows the error in its place and can retry.
 *
 * @param load Fetches the component.
 * @param fallback Shown while it loads.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await loadChunk(load) }));
  let Loaded = begin();
  return function LazyChunk(props: Props): ReactNode {
    const [attempt, setAttempt] = useState(0);
    function retry(): void {
      Loaded = begin();
      setAttempt(attempt + 1);
    }
    return (
      <ChunkBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Catches failed chunks; other errors go to the page's boundary. */
class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return <ChunkErrorState reason={error.reason} onRetry={this.props.onRetry} />;
  }
}
