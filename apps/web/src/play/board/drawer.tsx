/** A panel that slides over the right side of the table. It shows the ships in full, the log, or the game's menu. */
import { type ReactNode, useEffect, useRef } from "react";
import { Sign } from "../../parts/icons.tsx";
import { drawerWords } from "../../words/play/panels/panels.ts";
import "./drawer.css";

const DRAWERS = ["ships", "log", "game"] as const;

export type DrawerName = (typeof DRAWERS)[number];

const SIGNS: Readonly<Record<DrawerName, string>> = {
  ships: "M3 4h14M3 10h14M3 16h9",
  log: "M4 3h12v14H4zM7 7h6M7 10h6M7 13h4",
  game: "M10 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M10 2v2.500M10 15.500V18M2 10h2.500M15.500 10H18M4.300 4.300l1.800 1.800M13.900 13.900l1.800 1.800M15.700 4.300l-1.800 1.800M6.100 13.900l-1.800 1.800",
};

export const DrawerButton = ({ name, open }: { readonly name: DrawerName; open(name: DrawerName): void }) => (
  <button
    type="button"
    className="icon-button play-drawer-button"
    data-drawer={name}
    aria-label={drawerWords(name).title}
    title={drawerWords(name).title}
    onClick={() => open(name)}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  </button>
);

/** The buttons of all drawers. */
export const DrawerButtons = ({ open }: { open(name: DrawerName): void }) =>
  DRAWERS.map((name) => <DrawerButton key={name} name={name} open={open} />);

interface DrawerProps {
  readonly name: DrawerName;
  /** Which drawer is open. */
  readonly open: DrawerName | undefined;
  readonly children: ReactNode;
  close(): void;
}

/** The contents are on the page only while the drawer is open, because redrawing a long log would slow down every answer. */
export function Drawer({ name, open, children, close }: DrawerProps) {
  const isOpen = open === name;
  const button = useRef<HTMLButtonElement>(null);
  // Moves the keyboard focus to the drawer when it opens, and back when it closes.
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    // The drawer is still sliding in from outside the page, and the focus must not scroll the page there.
    button.current?.focus({ preventScroll: true });
    return () => {
      button.current?.blur();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  // Escape closes the drawer even if the focus isn't in it, because clicking on text takes the focus off the drawer.
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("dialog[open]") === null) close();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [isOpen, close]);
  return (
    <aside className="play-drawer panel" data-open={isOpen || undefined} aria-label={drawerWords(name).title} inert={!isOpen}>
      <button type="button" ref={button} className="icon-button play-drawer-close" aria-label={drawerWords(name).close} onClick={close}>
        <Sign of="cross" />
      </button>
      {isOpen && children}
    </aside>
  );
}
