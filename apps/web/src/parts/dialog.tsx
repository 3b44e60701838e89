import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { WORDS } from "../words/parts.ts";
import styles from "./dialog.module.css";
import { Sign } from "./icons.tsx";

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  close(): void;
}

/**
 * A window over the page. Escape closes it, and the focus goes back to where it was. At first, the focus is on the element with
 * `data-first`, unless that would open an on-screen keyboard.
 */
export function Dialog({ title, children, className = "", close }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (window.matchMedia("(hover: hover)").matches) shown?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} flow ${className}`}
      aria-labelledby={id}
      closedby="any"
      onClose={() => dialog.current?.open === false && close()}
    >
      <header className={`row spread ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={WORDS.close} onClick={close}>
          <Sign of="cross" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
