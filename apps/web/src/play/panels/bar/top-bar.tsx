/** Above the table: round and phase, the order of ships, the score, and buttons for everything else. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BrandMark } from "../../../look/brand-mark.tsx";
import { roundInWords, STATE } from "../../../words/play/panels/panels.ts";
import { WORDS } from "../../../words/shell.ts";
import { phaseName } from "../../../words/terms/phases.ts";
import barStyles from "../../board/bar.module.css";
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
  const hasPhase = !result && state.round > 0;
  return (
    <header className={`play-top row ${barStyles.bar}`}>
      <Link to="/" className={`centre rigid ${barStyles.home}`} aria-label={WORDS.home}>
        <BrandMark />
      </Link>
      <p className={`${barStyles.title} ${styles.topTitle}`}>
        <b className="one-line">{roundInWords(state.round, lastRound)}</b>
        {/* If there is no room for the track of phases, the name of the current phase replaces the game's name. */}
        <span className={`fine one-line ${hasPhase ? "not-on-small" : ""}`} translate="no">
          {title}
        </span>
        {hasPhase && (
          <span className="fine one-line only-on-small" aria-hidden="true">
            {phaseName(state.cursor.phase, scene.edition.id)}
          </span>
        )}
      </p>
      {hasPhase && <PhaseTrack />}
      {!result && <OrderRibbon />}
      <span className="grow" />
      <TeamChips />
      {children}
    </header>
  );
}

function PhaseTrack() {
  const { edition, state, order = [], standings } = useScene();
  const isTight = order.length > 0 && (standings.length > 2 || standings.some(({ seats }) => seats.length > 1));
  return (
    <ol className={`row rigid not-on-small ${styles.phases}`} data-tight={isTight || undefined} aria-label={STATE.phases}>
      {edition.phases.map((phase) => (
        <li key={phase} aria-current={phase === state.cursor.phase ? "step" : undefined}>
          {phaseName(phase, edition.id)}
        </li>
      ))}
    </ol>
  );
}
