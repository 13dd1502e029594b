import { memo, type ReactNode } from "react";

type KeepMountedProps = {
  readonly isShown: boolean;
  readonly children: ReactNode;
};

/**
 * Content that comes and goes with each key. While it isn't shown, it stays in the document as it was: what is shown
 * next is written into its elements, which costs less than mounting them.
 */
export function KeepMounted(props: KeepMountedProps): ReactNode {
  return (
    <div className={props.isShown ? undefined : hiddenStyle}>
      <FrozenContent {...props} />
    </div>
  );
}

/** The same in an element of the caller, which has `hiddenStyle` while the content isn't shown. */
export const FrozenContent = memo(
  ({ children }: KeepMountedProps) => children,
  (_, { isShown }) => !isShown,
);

// Browsers that have it keep the layout of what isn't shown.
export const hiddenStyle =
  "hidden [content-visibility:hidden] supports-[content-visibility:hidden]:block";
