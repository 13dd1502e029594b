import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import type { Drawing, Material } from "#catalogue/drawing/drawing.ts";
import { layOutDrawing } from "#catalogue/drawing/lay-out-drawing.ts";
import type { Layout } from "#catalogue/drawing/layout.ts";
import { roundNumbers } from "#catalogue/drawing/round-numbers.ts";

export type SectionDrawingProps = {
  readonly drawing: Drawing;
  readonly className?: string;
};

const outline = "stroke-steel-6";
const materials: Record<Material, string | undefined> = {
  "steel-right": outline,
  "steel-left": outline,
  rolling: clsx(outline, "fill-steel-1 dark:fill-steel-2"),
  cage: "fill-steel-4",
  rubber: "fill-steel-6 dark:fill-steel-4",
  cord: "fill-raised",
  edge: "stroke-steel-5",
};

/** A part in section with its dimensions, true to scale, with a text description for screen readers. */
export function SectionDrawing({ drawing, className }: SectionDrawingProps): ReactNode {
  const id = useId();
  const layout = layOutDrawing(drawing, { dimensions: true });
  const { x, y, width, height } = layout.viewBox;
  const short = (path: string): string => roundNumbers(path, width);
  return (
    <svg
      data-slot="section-drawing"
      viewBox={short(`${x} ${y} ${width} ${height}`)}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
      className={className}
      fill="none"
      strokeLinejoin="round"
      strokeWidth={layout.thinLineWidth}
    >
      <title id={`${id}title`}>{drawing.title}</title>
      <desc id={`${id}desc`}>{drawing.description}</desc>
      <defs>
        <Hatch id={`${id}right`} angle={45} layout={layout} />
        <Hatch id={`${id}left`} angle={-45} layout={layout} />
      </defs>
      {layout.parts.map(({ material, path }, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- the shapes never change their order
          key={index}
          d={short(path)}
          className={materials[material]}
          {...(material === "steel-right" && { fill: `url(#${id}right)` })}
          {...(material === "steel-left" && { fill: `url(#${id}left)` })}
          {...(material !== "edge" && { strokeWidth: layout.lineWidth })}
        />
      ))}
      <path
        d={short(layout.centreLines)}
        className="stroke-steel-4"
        strokeDasharray={short(layout.centreLineDashes.join(" "))}
      />
      <Marks layout={layout} short={short} />
    </svg>
  );
}

function Hatch({
  id,
  angle,
  layout: { hatchSpacing, thinLineWidth },
}: {
  readonly id: string;
  readonly angle: number;
  readonly layout: Layout;
}): ReactNode {
  return (
    <pattern
      id={id}
      width={hatchSpacing}
      height={hatchSpacing}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width={hatchSpacing} height={hatchSpacing} className="fill-raised" />
      <path
        d={`M${hatchSpacing / 2} 0V${hatchSpacing}`}
        className="stroke-steel-3 dark:stroke-steel-4"
        strokeWidth={thinLineWidth}
      />
    </pattern>
  );
}

/** Dimension lines and their texts; the description contains the same values. */
function Marks({
  layout,
  short,
}: {
  readonly layout: Layout;
  readonly short: (path: string) => string;
}): ReactNode {
  return (
    <g aria-hidden="true">
      <path d={short(layout.lines)} className="stroke-steel-5" />
      <path d={short(layout.arrows)} className="fill-steel-5" />
      <g className="fill-ink font-mono" fontSize={layout.textSize} textAnchor="middle">
        {layout.labels.map(({ text, at, rotation }) => (
          <text
            key={`${text} ${at.join(" ")}`}
            dy=".35em"
            transform={short(`translate(${at.join(" ")}) rotate(${rotation})`)}
          >
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}
