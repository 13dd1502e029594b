import type { ReactNode } from "react";

export type QrCodeProps = {
  /** Width and height of the view box. */
  readonly size: number;
  /** Path of the dark squares. */
  readonly path: string;
  readonly label: string;
};

/** A QR code, dark on white in both themes, since cameras expect it so. */
export function QrCode({ size, path, label }: QrCodeProps): ReactNode {
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-full max-w-56 rounded-sm border border-hairline"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
