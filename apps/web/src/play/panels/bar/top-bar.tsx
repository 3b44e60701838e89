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
  const title = useScene((scene) => scene.title);
  const round = useScene(({ state, lastRound }) => roundInWords(state.round, lastRound));
  const isOver = useScene(({ result }) => result !== undefined);
  const phase = useScene(({ state, edition }) => (state.round > 0 ? phaseName(state.cursor.phase, edition.id) : undefined));
  const hasPhase = !isOver && phase !== undefined;
  return (
    <header className={`play-top row ${barStyles.bar}`}>
      <Link to="/" className={`centre rigid ${barStyles.home}`} aria-label={WORDS.home}>
        <BrandMark />
      </Link>
      <p className={`${barStyles.title} ${styles.topTitle}`}>
        <b className="one-line">{round}</b>
        {/* If there is no room for the track of phases, the name of the current phase replaces the game's name. */}
        <span className={`fine one-line ${hasPhase ? "not-on-small" : ""}`} translate="no">
          {title}
        </span>
        {hasPhase && (
          <span className="fine one-line only-on-small" aria-hidden="true">
            {phase}
          </span>
        )}
      </p>
      {hasPhase && <PhaseTrack />}
      {!isOver && <OrderRibbon />}
      <span className="grow" />
      <TeamChips />
      {children}
    </header>
  );
}

function PhaseTrack() {
  const edition = useScene((scene) => scene.edition);
  const now = useScene(({ state }) => state.cursor.phase);
  const isTight = useScene(
    ({ order, standings }) => order.length > 0 && (standings.length > 2 || standings.some(({ seats }) => seats.length > 1)),
  );
  return (
    <ol className={`row rigid not-on-small ${styles.phases}`} data-tight={isTight || undefined} aria-label={STATE.phases}>
      {edition.phases.map((phase) => (
        <li key={phase} aria-current={phase === now ? "step" : undefined}>
          {phaseName(phase, edition.id)}
        </li>
      ))}
    </ol>
  );
}
