import { type ReactNode, useEffect } from "react";

/** In every language. */
export const APP_NAME = "Broadside";

/** The one `h1` of a page. It names the page in the browser's tab as well. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  useEffect(() => {
    document.title = title === APP_NAME ? title : `${title} · ${APP_NAME}`;
  }, [title]);
  return <h1 tabIndex={-1}>{children ?? title}</h1>;
}

/** After a change of what the page shows the keyboard and the screen reader start at its heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
