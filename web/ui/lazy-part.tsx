import { Component, Suspense, lazy, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { MissingPart, loadPart } from "#web/lib/load-part.ts";
import { MissingPartState } from "./missing-part-state.tsx";

/**
 * A component that is fetched when it is first shown, also on the server. React's own `lazy`
 * remembers for ever that a part didn't arrive; this one says so in its place and can try again.
 *
 * @param load Fetches the component.
 * @param fallback Stands there meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await loadPart(load) }));
  let Loaded = begin();
  return function LazyPart(props: Props): ReactNode {
    const [attempt, setAttempt] = useState(0);
    function retry(): void {
      Loaded = begin();
      setAttempt(attempt + 1);
    }
    return (
      <PartBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Catches parts that didn't arrive; all else is for the page's own boundary. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof MissingPart)) throw error;
    return <MissingPartState trouble={error.trouble} onRetry={this.props.onRetry} />;
  }
}
