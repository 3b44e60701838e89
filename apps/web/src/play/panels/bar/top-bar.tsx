/** Over the table: where the game stands, who comes next, how the sides stand, and the way to everything else. */
import type { Scene } from "@broadside/telling";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BrandMark } from "../../../look/brand-mark.tsx";
import { STANDING } from "../../../words/play/panels/panels.ts";
import { WORDS } from "../../../words/shell.ts";
import { TERMS } from "../../../words/terms/terms.ts";
import { TeamChips } from "../team/team-chips.tsx";
import { OrderRibbon } from "./order-ribbon.tsx";
import "./top-bar.css";

interface TopBarProps {
  readonly scene: Scene;
  /** Buttons at the end of the bar. */
  readonly children: ReactNode;
}

export function TopBar({ scene, children }: TopBarProps) {
  const { state, result, title, lastRound } = scene;
  return (
    <header className="play-top">
      <Link to="/" className="play-top-home" aria-label={WORDS.home}>
        <BrandMark />
      </Link>
      <p className="play-top-title">
        <b>{STANDING.round(state.round, lastRound)}</b>
        <span className="play-top-what" translate="no">
          {title}
        </span>
        {!result && state.round > 0 && (
          <span className="play-top-phase" aria-hidden="true">
            {TERMS[scene.edition.id].phases[state.cursor.phase]}
          </span>
        )}
      </p>
      {!result && state.round > 0 && <PhaseTrack scene={scene} />}
      {!result && <OrderRibbon scene={scene} />}
      <span className="play-top-space" />
      <TeamChips scene={scene} />
      {children}
    </header>
  );
}

const ROUND = ["planning", "system", "activation", "combat", "end"] as const;

function PhaseTrack({ scene: { edition, state } }: { readonly scene: Scene }) {
  const phases = ROUND.filter((phase) => phase !== "system" || edition.id !== "1e");
  return (
    <ol className="play-phases" aria-label={STANDING.phases}>
      {phases.map((phase) => (
        <li key={phase} aria-current={phase === state.cursor.phase ? "step" : undefined}>
          {TERMS[edition.id].phases[phase]}
        </li>
      ))}
    </ol>
  );
}
