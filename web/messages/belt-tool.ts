import { beltTool as en } from "./en/belt-tool.ts";

export const beltToolText = { en };
