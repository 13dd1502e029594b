import type { ReactNode } from "react";
import { Sample, Samples } from "./sample.tsx";

const types = ["2xl", "xl", "lg", "base", "sm", "xs"];
const radii = ["sm", "md", "lg"];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const motions = {
  rise: "what floats: dialogs, menus, toasts",
  slide: "the sheet of the menu",
  spin: "work under way",
  pulse: "a place that is being filled",
};

/** Sizes of type, space and corners, the shadow, and the animations. */
export function ScaleSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="Type: --text-*, six sizes" wide>
        {types.map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--text-${size})`,
              lineHeight: `var(--text-${size}--line-height)`,
            }}
          >
            <code>{size}</code> Bearings, belts and seals: ë, ç, š
          </p>
        ))}
        <p style={{ fontFamily: "var(--font-mono)" }}>
          <code>mono</code> 6205-2RS 25 × 52 × 15 mm €1,234.50
        </p>
        <p className="kicker">kicker: small capitals of a title block</p>
      </Sample>
      <Sample name="Space: --spacing × n">
        {spaces.map((steps) => (
          <p key={steps} className="dev-space">
            <code>{steps}</code>
            <span style={{ width: `calc(var(--spacing) * ${steps})` }} />
          </p>
        ))}
      </Sample>
      <Sample name="Corners: --radius-*, and the shadow of what floats">
        <div className="dev-row">
          {radii.map((radius) => (
            <span
              key={radius}
              className="dev-box"
              style={{ borderRadius: `var(--radius-${radius})` }}
            >
              {radius}
            </span>
          ))}
          <span className="dev-box" style={{ boxShadow: "var(--shadow-float)" }}>
            float
          </span>
        </div>
      </Sample>
      <Sample name="Motion: --animate-*, nothing moves where less motion is asked for">
        {Object.entries(motions).map(([name, use]) => (
          <p key={name} className="dev-space">
            <code>{name}</code>
            <span
              style={{ animation: `var(--animate-${name})`, animationIterationCount: "infinite" }}
            />
            {use}
          </p>
        ))}
      </Sample>
    </Samples>
  );
}
