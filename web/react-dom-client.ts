import { createRoot, hydrateRoot } from "react-dom/client";

// In a chunk of its own (`vite.config.ts`), which runs React DOM in a task of its own before the page's code.
export const reactDom = { createRoot, hydrateRoot };
