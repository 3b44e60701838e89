/** A whole fleet placed in one gesture: what of it may not stand where it is held and why, its spacing, and putting all of it down. */
import { degrees } from "@broadside/geometry";
import type { Scene } from "@broadside/telling";
import type { RefObject } from "react";
import { RuleLink } from "../../../rule-link.tsx";
import { SET_UP } from "../../../words/play/questions/questions.ts";
import { WORDS } from "../../../words/play/table/fleet.ts";
import { GAPS } from "../../table/fleet/block.ts";
import { misfitsOf } from "../../table/fleet/misfits.ts";
import type { FleetInHand, WholeFleet } from "../../table/fleet/use-fleet.ts";
import "./placing.css";

interface FleetFieldsProps {
  readonly scene: Scene;
  readonly fleet: WholeFleet;
  readonly hand: FleetInHand;
  readonly first: RefObject<HTMLButtonElement | null>;
}

const TURN = degrees(15);

export function FleetFields({ scene, fleet, hand: { ships, fits, gap }, first }: FleetFieldsProps) {
  const reasons = misfitsOf(ships);
  const misfits = reasons.flatMap((reason) => reason.ships);
  const nameOf = (id: string): string => scene.ships.find((sheet) => sheet.id === id)?.shortName ?? id;
  return (
    <>
      <p className="quiet">{WORDS.hands}</p>
      <div role="status" className="play-fits play-fleet-fits" data-fits={fits}>
        {misfits.length > 0 ? WORDS.misfits(misfits.length) : fits === undefined ? WORDS.judging : WORDS.allFit}
        {misfits.length > 0 && (
          <ul className="play-misfits">
            {reasons.map(({ text, rule, ships: barred }) => (
              <li key={text}>
                <b>{barred.map(nameOf).join(", ")}</b>: {text} {rule !== undefined && <RuleLink id={rule} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="buttons play-fleet-buttons">
        <button type="button" className="primary" ref={first} disabled={fits !== true} onClick={fleet.putAll}>
          {WORDS.putAll}
        </button>
        <button type="button" onClick={() => fleet.turn(-TURN)}>
          {WORDS.turnLeft}
        </button>
        <button type="button" onClick={() => fleet.turn(TURN)}>
          {WORDS.turnRight}
        </button>
        <button type="button" aria-pressed={gap === GAPS.close} onClick={() => fleet.spread(GAPS.close)}>
          {WORDS.closer}
        </button>
        <button type="button" aria-pressed={gap === GAPS.wide} onClick={() => fleet.spread(GAPS.wide)}>
          {WORDS.wider}
        </button>
        <button type="button" onClick={fleet.putBack}>
          {WORDS.one}
        </button>
      </p>
    </>
  );
}

/** The offer to take all at once, and what has become of a fleet that was put down. */
export function FleetOffer({ fleet: { offered, dropped, take } }: { readonly fleet: WholeFleet }) {
  return (
    <>
      {dropped !== undefined && (
        <p className="note" role="alert">
          {dropped}
        </p>
      )}
      {offered > 0 && (
        <button type="button" className="play-take-fleet" onClick={take}>
          {WORDS.take(offered)}
        </button>
      )}
    </>
  );
}

/** While others place theirs, or something else is asked: whose ships come by themselves, and a way to stop it. */
export function FleetPlanned({ fleet: { planned, stop }, shown }: { readonly fleet: WholeFleet; readonly shown: number | undefined }) {
  // Places that nobody else has seen are nobody else's business.
  if (!planned || (shown !== undefined && shown !== planned.seat)) return undefined;
  return (
    <section className="play-set-up" aria-label={SET_UP.region} data-seat={planned.seat + 1}>
      <p>
        <span role="status">{WORDS.planned(planned.ships)}</span>{" "}
        <button type="button" onClick={stop}>
          {WORDS.stop}
        </button>
      </p>
    </section>
  );
}
