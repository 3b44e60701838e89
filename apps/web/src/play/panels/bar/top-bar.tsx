/** Above the table: round and phase, the order of ships, the score, and buttons for everything else. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BrandMark } from "../../../look/brand-mark.tsx";
import { roundInWords, STATE } from "../../../words/play/panels/panels.ts";
import { WORDS } from "../../../words/shell.ts";
import { phaseName } from "../../../words/terms/phases.ts";
import { useScene } from "../../board/open-game.ts";
import { TeamChips } from "../team/team-chips.tsx";
import { OrderRibbon } from "./order-ribbon.tsx";
import styles from "./top-bar.module.css";

interface TopBarProps {
  /** Buttons at the end of the bar. */
  readonly children: ReactNode;
}

export function TopBar({ children }: TopBarProps) {
  const scene = useScene();
  const { state, result, title, lastRound } = scene;
  return (
    <header className="play-top">
      <Link to="/" className={styles.topHome} aria-label={WORDS.home}>
        <BrandMark />
      </Link>
      <p className={styles.topTitle}>
        <b>{roundInWords(state.round, lastRound)}</b>
        <span translate="no">{title}</span>
        {!result && state.round > 0 && (
          <span className={styles.topPhase} aria-hidden="true">
            {phaseName(state.cursor.phase, scene.edition.id)}
          </span>
        )}
      </p>
      {!result && state.round > 0 && <PhaseTrack />}
      {!result && <OrderRibbon />}
      <span className={styles.topSpace} />
      <TeamChips />
      {children}
    </header>
  );
}

function PhaseTrack() {
  const { edition, state } = useScene();
  return (
    <ol className={styles.phases} aria-label={STATE.phases}>
      {edition.phases.map((phase) => (
        <li key={phase} aria-current={phase === state.cursor.phase ? "step" : undefined}>
          {phaseName(phase, edition.id)}
        </li>
      ))}
    </ol>
  );
}
