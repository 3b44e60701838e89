/** Places a whole fleet at once. Shows which ships don't fit and why, a field for the spacing, and a button that places the fleet. */
import { degrees } from "@broadside/geometry";
import type { RefObject } from "react";
import { LoadFailed } from "../../../parts/load-failed.tsx";
import { Refusal } from "../../../parts/refusal.tsx";
import { RuleLink } from "../../../parts/rule-link.tsx";
import { PLACE, SET_UP_FOR_ME } from "../../../words/play/questions/questions.ts";
import { FLEET } from "../../../words/play/table/fleet.ts";
import { GAPS } from "../../board/choices/fleet/block.ts";
import type { HeldFleet, WholeFleet } from "../../board/choices/fleet/use-fleet.ts";
import { useScene } from "../../board/open-game.ts";
import { shortName } from "../../board/pieces/short-name.ts";
import { misfitsOf } from "./misfits.ts";
import styles from "./placing.module.css";

interface FleetFieldsProps {
  readonly fleet: WholeFleet;
  readonly hand: HeldFleet;
  readonly first: RefObject<HTMLButtonElement | null>;
}

const TURN = degrees(15);

export function FleetFields({ fleet, hand, first }: FleetFieldsProps) {
  const { fits, gap } = hand;
  return (
    <>
      <p className="quiet">{FLEET.hands}</p>
      <LoadFailed loads={[hand]} text={PLACE.notChecked} />
      <FleetFits {...hand} />
      <p className="buttons">
        <button type="button" className="primary" ref={first} disabled={fits !== true} onClick={fleet.putAll}>
          {FLEET.putAll}
        </button>
        <button type="button" onClick={() => fleet.turn(-TURN)}>
          {FLEET.turnLeft}
        </button>
        <button type="button" onClick={() => fleet.turn(TURN)}>
          {FLEET.turnRight}
        </button>
        <button type="button" aria-pressed={gap === GAPS.close} onClick={() => fleet.spread(GAPS.close)}>
          {FLEET.closer}
        </button>
        <button type="button" aria-pressed={gap === GAPS.wide} onClick={() => fleet.spread(GAPS.wide)}>
          {FLEET.wider}
        </button>
        <button type="button" onClick={fleet.putBack}>
          {FLEET.one}
        </button>
      </p>
    </>
  );
}

/** Whether the fleet can be placed here. If not, says which ships don't fit, and why. */
function FleetFits({ ships, fits, isFailed }: HeldFleet) {
  const scene = useScene();
  const reasons = misfitsOf(ships);
  const count = reasons.flatMap((reason) => reason.ships).length;
  return (
    <div role="status" className={`play-fits ${styles.fleetFits}`} data-fits={fits} hidden={isFailed}>
      {count > 0 ? FLEET.misfits({ count }) : fits === undefined ? PLACE.checking : FLEET.allFit}
      {count > 0 && (
        <ul className={styles.misfits}>
          {reasons.map(({ text, rule, ships: illegal }) => (
            <li key={text}>
              {FLEET.misfit({ ships: illegal.map((id) => shortName(scene, id)), why: text })} {rule !== undefined && <RuleLink id={rule} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Offers to place all ships at once. If a ship no longer fits at its planned place, shows the reason. */
export function FleetOffer({ fleet: { offered, dropped, take } }: { readonly fleet: WholeFleet }) {
  return (
    <>
      <Refusal why={dropped} />
      {offered > 0 && (
        <button type="button" onClick={take}>
          {FLEET.take({ ships: offered })}
        </button>
      )}
    </>
  );
}

/** Shown while other players place ships. Says how many of a fleet's ships will be placed automatically, and has a button to stop that. */
export function FleetPlanned({ fleet: { planned, stop }, shown }: { readonly fleet: WholeFleet; readonly shown: number | undefined }) {
  // Nobody else has seen these places yet, so only their player may know about them.
  if (!planned || (shown !== undefined && shown !== planned.seat)) return undefined;
  return (
    <section className="row wrap play-set-up" aria-label={SET_UP_FOR_ME.region} data-seat={planned.seat + 1}>
      <p>
        <span role="status">{FLEET.planned({ ships: planned.ships })}</span>{" "}
        <button type="button" onClick={stop}>
          {FLEET.stop}
        </button>
      </p>
    </section>
  );
}
