import type { ReactNode } from "react";

// Upper half of the section; the lower one is its mirror image. Centre line at y = 320.
const housing = "M250 219.2H300V208H320V180H476V70H440V114H300L286 128H250Z";
const pulley =
  "M70 116.3H79.9L93.2 154.8H102.8L116.1 116.3H121.9L135.2 154.8H144.8L158.1 116.3H163.9L177.2 154.8H186.8L200.1 116.3H210V182H165V236H202V267H78V236H115V182H70Z";
const belts =
  "M79.8 114.8L89.4 142.8H106.6L116.2 114.8ZM121.8 114.8L131.4 142.8H148.6L158.2 114.8ZM163.8 114.8L173.4 142.8H190.6L200.2 114.8Z";
const outerRing = "M320 185L325 180H385L390 185V203H374.9A25.2 25.2 0 0 0 335.1 203H320Z";
const innerRing = "M320 252L325 257H385L390 252V234H374.9A25.2 25.2 0 0 1 335.1 234H320Z";
const snapRing = "M391 173H397V192H391Z";
const sealCase = "M258 254V219.2H286V223.5H262.5V254Z";
const sealLip =
  "M262.5 226H266.5C266.5 236 268 239 273 240H280C282.5 242 283 247 281.5 251L275.5 259.5Q274 261.6 272.5 259.5L268 252Q266 249.5 262.5 250Z";
const shaft = "M52 320V272L57 267H222V261.2H312V257H390V240H540V252H664";
const shaftEdges =
  "M57 320V267M222 320V261.2M312 320V257M390 320V240M540 320V252M320 203V234M390 203V234";
const breakLine = "M664 252C654 276 674 296 664 320C654 344 674 364 664 388";
const centreLines = "M26 320H704M355 150V290M355 350V490M46 124H236M46 516H236";
const dimensionLines =
  "M320 172V40M390 172V40M320 48H390M70 108V72M210 108V72M70 80H210M482 180H606M482 460H606M598 180V460M32 124V516";
const arrows =
  "M320 48l10-3v6zM390 48l-10-3v6zM70 80l10-3v6zM210 80l-10-3v6zM598 180l-3 10h6zM598 460l-3-10h6zM32 124l-3 10h6zM32 516l-3-10h6z";
const leaders = "M523 110L372 192M262 60L182 124M240 553L268 408";

const balloons = [
  { x: 540, y: 102, leaderEnd: [372, 192] },
  { x: 279, y: 54, leaderEnd: [182, 124] },
  { x: 236, y: 571, leaderEnd: [268, 408] },
] as const;

const halfId = "drive-half";

/** The parts that have a detail of their own, as left, top, width and height of the cut. */
const details = {
  belts: "56 100 168 105",
  bearing: "271 165 168 105",
  seal: "224 210 96 60",
  assembly: "46 60 480 300",
} as const;

/** A belt drive's bearing, belts and seal in section: the three families of the shop on a shaft. */
export function DriveDrawing({ label }: { readonly label: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 720 640"
      role="img"
      aria-label={label}
      className="h-auto w-full"
      fill="none"
      strokeLinejoin="round"
    >
      <UpperHalf />
      <use href={`#${halfId}`} transform="matrix(1 0 0 -1 0 640)" />
      <path d={breakLine} className="stroke-steel-5" />
      <path d={centreLines} className="stroke-steel-4" strokeDasharray="22 4 4 4" />
      <g className="stroke-steel-5">
        <path d={`${dimensionLines}${leaders}`} />
        <path d={arrows} className="fill-steel-5" stroke="none" />
      </g>
      <g className="fill-muted font-mono text-[20px]" textAnchor="middle" aria-hidden="true">
        <text x="355" y="36">
          25
        </text>
        <text x="140" y="70">
          50
        </text>
        <text transform="translate(620 320) rotate(-90)">Ø100</text>
        <text transform="translate(22 320) rotate(-90)">Ø140</text>
        {balloons.map(({ x, y, leaderEnd: [endX, endY] }, index) => (
          <g key={x}>
            <circle cx={endX} cy={endY} r="3" className="fill-steel-6" />
            <circle cx={x} cy={y} r="18" className="fill-paper stroke-steel-6" strokeWidth="1.5" />
            <text x={x} y={y + 7} className="fill-ink">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

export interface DriveDetailProps {
  readonly part: keyof typeof details;
  /** True where the page shows the drawing, or an earlier detail, already: it is drawn once. */
  readonly repeated?: boolean;
  readonly className?: string;
}

/** A part of the same drawing, larger; decoration beside words that say what it is. */
export function DriveDetail({ part, repeated = false, className }: DriveDetailProps): ReactNode {
  return (
    <svg
      viewBox={details[part]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinejoin="round"
    >
      {repeated ? <use href={`#${halfId}`} /> : <UpperHalf />}
    </svg>
  );
}

function UpperHalf(): ReactNode {
  return (
    <>
      <defs>
        <Hatch id="drive-hatch-a" spacing={11} angle={45} />
        <Hatch id="drive-hatch-b" spacing={9} angle={-45} />
        <Hatch id="drive-hatch-c" spacing={6} angle={45} />
        <Hatch id="drive-hatch-d" spacing={6} angle={-45} />
      </defs>
      <g
        id={halfId}
        className="stroke-steel-6 *:[vector-effect:non-scaling-stroke]"
        strokeWidth="1.75"
      >
        <path d={housing} fill="url(#drive-hatch-a)" />
        <path d={pulley} fill="url(#drive-hatch-b)" />
        <path d={outerRing} fill="url(#drive-hatch-c)" />
        <path d={innerRing} fill="url(#drive-hatch-d)" />
        <circle cx="355" cy="218.5" r="24.4" className="fill-steel-1" />
        <path d={`${belts}${sealLip}`} className="fill-steel-6" stroke="none" />
        <path d={`${snapRing}${sealCase}`} className="fill-steel-5" stroke="none" />
        <circle cx="277.5" cy="244" r="3.4" className="fill-paper" strokeWidth="1.5" />
        <path d={shaft} />
        <path d={shaftEdges} strokeWidth="1" className="stroke-steel-4" />
      </g>
    </>
  );
}

function Hatch({
  id,
  spacing,
  angle,
}: {
  readonly id: string;
  readonly spacing: number;
  readonly angle: number;
}): ReactNode {
  return (
    <pattern
      id={id}
      width={spacing}
      height={spacing}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <path d={`M0 0V${spacing}`} className="stroke-steel-3" strokeWidth="1.6" />
    </pattern>
  );
}
