/** At the foot of the form, always in sight: what would be played, what stands against it, and the one button. */
import type { EditionId } from "@broadside/formats";
import { START_BAR } from "../../words/play/start.ts";
import type { SeatFields } from "./seat-form.tsx";
import type { CheckedGame, GameOffer } from "./start-protocol.ts";

interface StartBarProps {
  readonly offer: GameOffer;
  readonly edition: EditionId;
  readonly seats: readonly SeatFields[];
  /** Undefined until the lists have been checked, and where that failed. */
  readonly checked: CheckedGame | undefined;
  readonly isChecking: boolean;
  readonly mayStart: boolean;
  play(): void;
}

export function StartBar({ offer, edition, seats, checked, isChecking, mayStart, play }: StartBarProps) {
  const persons = seats.filter(({ level }) => level === undefined).length;
  const checkState = checked ? checked.faults.length > 0 && START_BAR.notYet : isChecking && START_BAR.checking;
  const state = offer.isPlayable && checkState;
  return (
    <div className="play-start-bar">
      <p>
        <b>{START_BAR.game(offer.name, edition, seats.length)}</b>
        <span className="quiet">
          {[START_BAR.players(persons, seats.length - persons), ...(state === false ? [] : [state])].join(" · ")}
        </span>
      </p>
      <button type="button" className="primary" disabled={!mayStart} onClick={play}>
        {START_BAR.play}
      </button>
    </div>
  );
}
