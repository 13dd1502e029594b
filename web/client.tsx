import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

const app = (
  <StrictMode>
    <StartClient />
  </StrictMode>
);

startTransition(() => {
  // The native build ships one empty shell for every route; hydrating it as if it were the
  // rendered page is React error 418.
  if (import.meta.env.MODE === 'native') createRoot(document).render(app);
  else hydrateRoot(document, app);
});
