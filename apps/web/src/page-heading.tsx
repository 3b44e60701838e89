import { type ReactNode, useEffect } from "react";

/** The same in every language. */
export const APP_NAME = "Broadside";

/** The one `h1` of a page. It names the page in the browser's tab as well. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  useEffect(() => {
    document.title = title === APP_NAME ? title : `${title} · ${APP_NAME}`;
  }, [title]);
  return <h1 tabIndex={-1}>{children ?? title}</h1>;
}

/** Moves the focus, and thus the screen reader, to the heading after the page's content has changed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
