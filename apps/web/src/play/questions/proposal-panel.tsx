import type { Input } from "@broadside/rules";
import type { PlayProposal, Scene } from "@broadside/telling";
import { useEffect, useRef } from "react";
import { PROPOSAL } from "../../words/play/questions/questions.ts";
import { isPersons } from "../table/programs.ts";
import { SeatName } from "../table/seat-name.tsx";

interface ProposalPanelProps {
  readonly scene: Scene;
  readonly proposal: PlayProposal;
  give(input: Input): void;
}

/** A change by hand or an undo waits for the other sides, a concession for the team-mate; the game goes on beside it. */
export function ProposalPanel({ scene, proposal, give }: ProposalPanelProps) {
  const { number, seat, text, reason, needed } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  // It may have been proposed from further down the page.
  useEffect(() => {
    if (number >= 0) heading.current?.focus();
  }, [number]);
  return (
    <section className="play-question play-proposal" aria-labelledby="proposal">
      <p className="play-whose">
        {PROPOSAL.asks[0]}
        <SeatName scene={scene} seat={seat} />
        {PROPOSAL.asks[1]}
      </p>
      <h2 id="proposal" tabIndex={-1} ref={heading}>
        {text}
      </h2>
      {reason !== undefined && <p>{PROPOSAL.reason(reason)}</p>}
      {needed
        .filter((other) => isPersons(scene, other))
        .map((other) => (
          <p key={other} className="buttons">
            <button type="button" className="primary" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: true })}>
              {PROPOSAL.agrees(scene.seats[other]?.name ?? "")}
            </button>
            <button type="button" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: false })}>
              {PROPOSAL.refuses(scene.seats[other]?.name ?? "")}
            </button>
          </p>
        ))}
    </section>
  );
}
