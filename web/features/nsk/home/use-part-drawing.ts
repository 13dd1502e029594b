import { useEffect, useState } from "react";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { logError } from "#web/platform/log-error.ts";

/** The drawing of a listed part, created on first use. */
export function usePartDrawing(code: string | undefined): Drawing | undefined {
  const [made, setMade] = useState<{ readonly code: string; readonly drawing: Drawing }>();
  useEffect(() => {
    if (code === undefined) return;
    let isWanted = true;
    drawPart(code)
      .then((drawing) => isWanted && drawing && setMade({ code, drawing }))
      .catch((error: unknown) => logError(`The drawing of ${code} didn't load`, error));
    return () => {
      isWanted = false;
    };
  }, [code]);
  return made?.code === code ? made?.drawing : undefined;
}

async function drawPart(code: string): Promise<Drawing | undefined> {
  const [{ drawBearing }, { drawUnit }, { findBearing, findUnit }] = await Promise.all([
    import("#catalogue/drawing/draw-bearing.ts"),
    import("#catalogue/drawing/draw-unit.ts"),
    import("#catalogue/bearings/find-bearing.ts"),
  ]);
  const bearing = findBearing(code);
  if (bearing) return drawBearing(bearing);
  const unit = findUnit(code);
  return unit && drawUnit(unit);
}
