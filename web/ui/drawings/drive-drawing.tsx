import type { ReactNode } from "react";
import half from "./drive-half.svg?url";
import drive from "./drive.svg?url";

/**
 * Section drawing of a belt drive with bearing, belts and seal, to scale, 2.8 units per mm. A file,
 * because inline SVG would also be part of the script.
 */
export function DriveDrawing({ label }: { readonly label: string }): ReactNode {
  return (
    <img
      src={drive}
      alt={label}
      width={720}
      height={640}
      loading="lazy"
      decoding="async"
      className="h-auto w-full"
    />
  );
}

export type DriveDetailProps = {
  /** A view of the file: its part of the drawing. */
  readonly part: "belts" | "bearing" | "seal" | "assembly";
  readonly className: string;
};

/** An enlarged area of the same drawing; decorative beside a text that names it. */
export function DriveDetail({ part, className }: DriveDetailProps): ReactNode {
  return (
    <img
      src={`${half}#${part}`}
      alt=""
      width={800}
      height={500}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
