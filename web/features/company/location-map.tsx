import type { ReactNode } from "react";
import { company } from "#domain/company.ts";

const places = [
  { name: "Tiranë", latitude: 41.3275, longitude: 19.8187, labelOffset: 16 },
  { name: "Kamëz", latitude: 41.3817, longitude: 19.7603, labelOffset: -7 },
  { name: "Vorë", latitude: 41.3897, longitude: 19.6553, labelOffset: -7 },
  { name: "Rinas", latitude: 41.4147, longitude: 19.7206, labelOffset: -7 },
] as const;

/** The motorway from the coast to Tirana and the airport road, as latitude and longitude. */
const roads: readonly (readonly (readonly [number, number])[])[] = [
  [
    [41.365, 19.541],
    [41.3805, 19.602],
    [41.3871, 19.6553],
    [41.37, 19.695],
    [41.3556, 19.7284],
    [41.344, 19.775],
    [41.3275, 19.8187],
    [41.323, 19.93],
  ],
  [
    [41.387, 19.6553],
    [41.4017, 19.693],
    [41.4147, 19.7206],
  ],
];

/**
 * A sketch map of the company's location that loads nothing from other hosts. North is up, 12 units per km.
 */
export function LocationMap({ label }: { readonly label: string }): ReactNode {
  const here = project(company.coordinates);
  return (
    <svg
      viewBox="140 0 390 205"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      fill="none"
    >
      {roads.map((road) => (
        <g key={String(road[0])} strokeLinejoin="round" strokeLinecap="round">
          <path d={getPath(road)} className="stroke-steel-4" strokeWidth="4.5" />
          <path d={getPath(road)} className="stroke-raised" strokeWidth="2.75" />
        </g>
      ))}
      <g className="fill-muted" fontSize="11" aria-hidden="true" lang="sq">
        {places.map((place) => {
          const { x, y } = project(place);
          return (
            <g key={place.name}>
              <circle cx={x} cy={y} r="2.5" className="fill-steel-5" />
              <text x={x} y={y + place.labelOffset} textAnchor="middle">
                {place.name}
              </text>
            </g>
          );
        })}
      </g>
      <g transform={`translate(${here.x} ${here.y})`} aria-hidden="true">
        <circle r="12" className="fill-ink" fillOpacity="0.12" />
        <circle r="5" className="fill-ink stroke-raised" strokeWidth="2" />
        <text x="-14" y="27" textAnchor="middle" fontSize="11.5" className="fill-ink font-semibold">
          {company.name}
        </text>
      </g>
      <g className="stroke-steel-5" aria-hidden="true">
        <path d="M228 26H288M228 23V29M288 23V29" />
        <text x="258" y="19" textAnchor="middle" fontSize="10" className="fill-muted" stroke="none">
          5 km
        </text>
      </g>
    </svg>
  );
}

function getPath(road: readonly (readonly [number, number])[]): string {
  const points = road.map(([latitude, longitude]) => project({ latitude, longitude }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Flat projection around 41.4° N: accurate to a few metres on a map this small. */
function project(place: { readonly latitude: number; readonly longitude: number }): {
  readonly x: number;
  readonly y: number;
} {
  const unitsPerDegree = 111.2 * 12;
  return {
    x: Math.round((place.longitude - 19.4) * 0.7503 * unitsPerDegree),
    y: Math.round((41.4475 - place.latitude) * unitsPerDegree),
  };
}
