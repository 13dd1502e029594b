import type { ReactNode } from "react";
import half from "./drive-half.svg?url";
import drive from "./drive.svg?url";

/** The parts that have a detail of their own, as left, top, width and height of the cut. */
const details = {
  belts: "56,100,168,105",
  bearing: "271,165,168,105",
  seal: "224,210,96,60",
  assembly: "46,60,480,300",
} as const;

/**
 * A belt drive's bearing, belts and seal in section: the three families of the shop on a shaft, to
 * scale, 2.8 units a mm. A file, because drawn inline it would travel as script as well.
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

export interface DriveDetailProps {
  readonly part: keyof typeof details;
  readonly className: string;
}

/** A part of the same drawing, larger; decoration beside words that say what it is. */
export function DriveDetail({ part, className }: DriveDetailProps): ReactNode {
  return (
    <img
      src={`${half}#svgView(viewBox(${details[part]}))`}
      alt=""
      width={800}
      height={500}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
