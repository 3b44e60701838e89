import { type ReactNode, useEffect } from "react";

/** The app's name is the same in every language. */
export const APP_NAME = "Broadside";

/** A page's only `h1`. It is also the title in the browser's tab. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  useEffect(() => {
    document.title = title === APP_NAME ? title : `${title} · ${APP_NAME}`;
  }, [title]);
  return <h1 tabIndex={-1}>{children ?? title}</h1>;
}

/** Moves the focus to the heading after the page's content has changed, so that screen readers continue there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
