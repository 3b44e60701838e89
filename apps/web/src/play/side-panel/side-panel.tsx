/** The side panel. On a phone, it covers the bottom sheet. Its content is loaded when it opens. */
import { CatchBoundary } from "@tanstack/react-router";
import { lazy, type RefObject, Suspense } from "react";
import { Sign } from "../../parts/icons.tsx";
import { WORDS as PARTS } from "../../words/parts.ts";
import { BESIDE } from "../../words/play/beside.ts";
import type { PanelView } from "../board/help/panel-views.ts";
import styles from "./side-panel.module.css";

const RuleText = lazy(async () => ({ default: (await import("./rule-text.tsx")).RuleText }));
const HelpText = lazy(async () => ({ default: (await import("./help-text.tsx")).HelpText }));

interface SidePanelProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly shown: PanelView;
  readonly back: (() => void) | undefined;
  close(): void;
}

export function SidePanel({ panel, shown, back, close }: SidePanelProps) {
  const title = shown.view === "rule" ? BESIDE.rule : BESIDE.help;
  return (
    <aside ref={panel} className="play-page play-drawer play-beside panel" data-open="" aria-label={title} tabIndex={-1}>
      <header className={`row ${styles.head}`}>
        {back && (
          <button type="button" className="icon-button" aria-label={BESIDE.back} title={BESIDE.back} onClick={back}>
            <svg className="sign line-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M10 3L5 8l5 5" />
            </svg>
          </button>
        )}
        <p className="grow overline">{title}</p>
        <button type="button" className="icon-button" aria-label={BESIDE.close({ title })} title={PARTS.close} onClick={close}>
          <Sign of="cross" />
        </button>
      </header>
      <CatchBoundary getResetKey={() => (shown.view === "rule" ? shown.id : "help")} errorComponent={NotLoaded}>
        <Suspense fallback={<p role="status">{BESIDE.loading}</p>}>
          {shown.view === "rule" ? <RuleText id={shown.id} address={shown.address} /> : <HelpText subject={shown.subject} />}
        </Suspense>
      </CatchBoundary>
    </aside>
  );
}

/** Without a connection, the game continues and the panel shows an error. */
const NotLoaded = () => <p role="alert">{BESIDE.notLoaded}</p>;
