import type { Input, Seat } from "@broadside/rules";
import type { PlayProposal, Scene } from "@broadside/telling";
import { useEffect, useRef } from "react";
import { PROPOSAL } from "../../words/play/questions/questions.ts";
import { useScene } from "../board/open-game.ts";
import { isOnlyPerson, isPersonAt } from "../board/seats/bots.ts";
import styles from "./question.module.css";

interface ProposalPanelProps {
  readonly proposal: PlayProposal;
  give(input: Input): void;
}

/**
 * A proposal that others must agree to: a manual change to the game, an undo, a team's concession or a draw. In the meantime, the game continues.
 */
export function ProposalPanel({ proposal, give }: ProposalPanelProps) {
  const scene = useScene();
  const { number, seat, text, reason, needed } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the proposal, because the player may have made the proposal further down the page.
  useEffect(() => {
    if (number >= 0) heading.current?.focus();
  }, [number]);
  return (
    <section className="play-question play-proposal" aria-labelledby="proposal">
      <p className={`overline ${styles.whose}`}>{PROPOSAL.asks({ name: nameOf(scene, seat) })}</p>
      <h2 id="proposal" tabIndex={-1} ref={heading}>
        {text}
      </h2>
      {reason !== undefined && <p>{PROPOSAL.reason({ reason })}</p>}
      {needed
        .filter((other) => isPersonAt(scene, other))
        .map((other) => (
          <p key={other} className="buttons">
            <button type="button" className="primary" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: true })}>
              {isOnlyPerson(scene, other) ? PROPOSAL.agree : PROPOSAL.agrees({ name: nameOf(scene, other) })}
            </button>
            <button type="button" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: false })}>
              {isOnlyPerson(scene, other) ? PROPOSAL.decline : PROPOSAL.declines({ name: nameOf(scene, other) })}
            </button>
          </p>
        ))}
    </section>
  );
}

const nameOf = ({ seats }: Scene, seat: Seat): string => seats[seat]?.name ?? "";
