import type { Input } from "@broadside/rules";
import type { PlayProposal, Scene } from "./protocol.ts";
import { SeatName } from "./seat-name.tsx";

interface ProposalPanelProps {
  readonly scene: Scene;
  readonly proposal: PlayProposal;
  give(input: Input): void;
}

/** A change by hand or an undo waits for the other side; the game goes on beside it. */
export function ProposalPanel({ scene, proposal, give }: ProposalPanelProps) {
  const { number, seat, text, needed } = proposal;
  return (
    <section className="play-question play-proposal" aria-labelledby="proposal">
      <p className="play-whose">
        <SeatName scene={scene} seat={seat} /> asks
      </p>
      <h2 id="proposal">{text}</h2>
      {needed.map((other) => (
        <p key={other} className="buttons">
          <button type="button" className="primary" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: true })}>
            {scene.seats[other]?.name} agrees
          </button>
          <button type="button" onClick={() => give({ input: "agree", seat: other, proposal: number, yes: false })}>
            {scene.seats[other]?.name} refuses
          </button>
        </p>
      ))}
    </section>
  );
}
