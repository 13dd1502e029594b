import type { ReactNode } from "react";
import { company } from "#domain/company.ts";

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly align: "start" | "end";
}

const places: readonly Place[] = [
  { name: "Tiranë", latitude: 41.3275, longitude: 19.8187, align: "start" },
  { name: "Kamëz", latitude: 41.3817, longitude: 19.7603, align: "start" },
  { name: "Vorë", latitude: 41.3897, longitude: 19.6553, align: "end" },
  { name: "Durrës", latitude: 41.3231, longitude: 19.4414, align: "start" },
  { name: "Rinas ✈", latitude: 41.4147, longitude: 19.7206, align: "start" },
];

/** The motorway from Durrës to Tirana and the airport road, as latitude and longitude. */
const roads: readonly (readonly (readonly [number, number])[])[] = [
  [
    [41.3231, 19.4414],
    [41.3305, 19.497],
    [41.365, 19.541],
    [41.3805, 19.602],
    [41.3871, 19.6553],
    [41.37, 19.695],
    [41.3556, 19.7284],
    [41.344, 19.775],
    [41.3275, 19.8187],
  ],
  [
    [41.387, 19.6553],
    [41.4017, 19.693],
    [41.4147, 19.7206],
  ],
];

const coast =
  "M0 0H12C20 34 6 62 16 92C22 112 30 118 27 150C30 176 46 186 64 190C66 216 74 236 74 260H0Z";

/** A sketch of where the company lies, which needs no other host. North is up, 16 units a km. */
export function LocationMap({ label }: { readonly label: string }): ReactNode {
  const here = project(company.coordinates);
  return (
    <svg
      viewBox="0 0 560 260"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      fill="none"
    >
      <path d={coast} className="fill-steel-2" />
      {roads.map((road) => (
        <g key={String(road[0])} strokeLinejoin="round" strokeLinecap="round">
          <path d={pathOf(road)} className="stroke-steel-4" strokeWidth="6" />
          <path d={pathOf(road)} className="stroke-raised" strokeWidth="3.5" />
        </g>
      ))}
      <g className="fill-muted text-[13px]" aria-hidden="true" lang="sq">
        {places.map((place) => {
          const { x, y } = project(place);
          const offset = place.align === "start" ? 9 : -9;
          return (
            <g key={place.name}>
              <circle cx={x} cy={y} r="3.5" className="fill-steel-5" />
              <text x={x + offset} y={y - 7} textAnchor={place.align}>
                {place.name}
              </text>
            </g>
          );
        })}
      </g>
      <g transform={`translate(${here.x} ${here.y})`}>
        <circle r="16" className="fill-ink" fillOpacity="0.12" />
        <circle r="7" className="fill-ink stroke-raised" strokeWidth="2.5" />
        <text y="34" textAnchor="middle" className="fill-ink text-[14px] font-semibold">
          {company.name}
        </text>
      </g>
      <g className="stroke-steel-5" aria-hidden="true">
        <path d="M462 236H542M462 231V241M542 231V241" />
        <text x="502" y="226" textAnchor="middle" className="fill-muted text-[12px]" stroke="none">
          5 km
        </text>
      </g>
    </svg>
  );
}

function pathOf(road: readonly (readonly [number, number])[]): string {
  const points = road.map(([latitude, longitude]) => project({ latitude, longitude }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Flat projection around 41.4° N: good to a few metres on a map this small. */
function project(place: { readonly latitude: number; readonly longitude: number }): {
  readonly x: number;
  readonly y: number;
} {
  const unitsPerDegree = 111.2 * 16;
  return {
    x: Math.round((place.longitude - 19.4) * 0.7503 * unitsPerDegree),
    y: Math.round((41.4475 - place.latitude) * unitsPerDegree),
  };
}
