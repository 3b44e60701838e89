/** The bar at the bottom of the form, which is always visible: the chosen game, its problems and the start button. */
import type { CheckedGame } from "../game-worker/shared/start-protocol.ts";
import { gameInWords, playersInWords, START_BAR } from "../words/play/start.ts";
import type { SeatFields } from "./seating.ts";
import styles from "./start.module.css";
import type { ChosenTable } from "./table-choice.ts";

interface StartBarProps {
  readonly table: ChosenTable;
  readonly seats: readonly SeatFields[];
  /** Undefined until the lists have been checked, or if the check failed. */
  readonly checked: CheckedGame | undefined;
  readonly isChecking: boolean;
  readonly mayStart: boolean;
  play(): void;
}

export function StartBar({ table: { offer, edition }, seats, checked, isChecking, mayStart, play }: StartBarProps) {
  const persons = seats.filter(({ level }) => level === undefined).length;
  const checkState = checked ? checked.problems.length > 0 && START_BAR.notYet : isChecking && START_BAR.checking;
  const state = offer.isPlayable && checkState;
  return (
    <div className={`plate row spread ${styles.bar}`}>
      <p className="lines grow">
        <b>{gameInWords(offer.name, edition, seats.length)}</b>
        <span className="quiet one-line">
          {[playersInWords(persons, seats.length - persons), ...(state === false ? [] : [state])].join(" · ")}
        </span>
      </p>
      <button type="button" className="primary" disabled={!mayStart} onClick={play}>
        {START_BAR.play}
      </button>
    </div>
  );
}
