import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { createAppRouter } from "./routes.tsx";

/** Mounts the app in an element. Returns a function that removes it again. */
export function mountApp(container: Element, router: ReturnType<typeof createAppRouter>): () => void {
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return () => root.unmount();
}
