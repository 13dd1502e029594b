import { clsx } from "clsx";
import type { ReactNode } from "react";

const leftPage = "M240 62C210 46 150 44 84 52V244C150 236 210 238 240 254Z";
const rightPage = "M240 62C270 46 330 44 396 52V244C330 236 270 238 240 254Z";
const lowerPages = "M84 244V250C150 242 210 244 240 260C270 244 330 242 396 250V244";
const textLines =
  "M108 196C146 192 186 192 216 198M108 208C146 204 186 204 216 210M108 220C140 217 166 216 190 218";
const table =
  "M264 82C296 74 336 72 372 75M264 100C296 92 336 90 372 93M264 118C296 110 336 108 372 111M264 136C296 128 336 126 372 129M264 154C296 146 336 144 372 147M264 172C296 164 336 162 372 165M264 190C296 182 336 180 372 183M264 208C296 200 336 198 372 201M296 76V202M334 73V198";
const balls = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** An open catalogue, standing in for a maker's book that isn't here yet. */
export function BookDrawing({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 480 310"
      aria-hidden="true"
      className={clsx("mx-auto h-full w-full max-w-3xl p-6", className)}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={lowerPages} className="stroke-steel-4" />
      <path d={`${leftPage}${rightPage}`} className="fill-raised stroke-steel-5" />
      <path d={`${textLines}${table}`} className="stroke-steel-3" />
      <g transform="translate(161 122)" className="stroke-steel-5">
        <circle r="48" />
        <circle r="39" className="stroke-steel-4" />
        <circle r="27" className="stroke-steel-4" />
        <circle r="19" />
        {balls.map((angle) => (
          <circle key={angle} cy="-33" r="5.6" transform={`rotate(${angle})`} />
        ))}
        <path
          d="M-58 0H58M0 -58V58"
          className="stroke-steel-4"
          strokeDasharray="9 2 2 2"
          strokeWidth="0.75"
        />
      </g>
    </svg>
  );
}
