/** A ship's name, type and marks. Pressing the name shows the ship in the right column. */
import { isByHand } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";
import { shipName, typeBeside } from "../../cards/names.ts";
import { wingWith } from "../../lists/entry/wings.ts";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { SHIP, SHIP_MENU } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import { isWrongAt } from "../state/ship-place.ts";
import { Dots } from "./dots.tsx";
import styles from "./ship.module.css";

interface ShipNameProps {
  readonly draft: ShipDraft;
  readonly list: number;
  /** The ships in the row, by their places in the list. */
  readonly ships: readonly number[];
  readonly isNew: boolean;
  /** Shown next to the ship's type. */
  readonly also?: string;
}

export function ShipName({ draft, list, ships, isNew, also }: ShipNameProps) {
  const { entry, catalogue, verdict, touch } = useBuilder();
  const [ship = 0] = ships;
  const pilot = catalogue.pilots.get(draft.pilot);
  const inWing = entry.squads[list] && wingWith(entry.squads[list], ship);
  const name = shipName(catalogue, draft);
  const beside = pilot && (pilot.name === name ? typeBeside(catalogue, pilot) : pilot.name);
  const facts = [pilot ? undefined : SHIP.unknownShip, also, inWing && (inWing.leader === ship ? SHIP.wingLeader : SHIP.inWing)].filter(
    (text) => text !== undefined,
  );
  return (
    <div className="build-ship-name">
      <h3>
        <button type="button" className="link-button" onClick={() => touch(list, ship)}>
          <Dots limit={pilot?.limit} />
          <span translate="no">{name}</span>
        </button>
        {ships.length > 1 && " "}
        {ships.length > 1 && <span className={`muted ${styles.times}`}>{SHIP_MENU.times({ count: ships.length })}</span>}
      </h3>
      <p className="fine">
        {beside !== undefined && <span translate="no">{beside}</span>}
        {beside !== undefined && facts.length > 0 && " · "}
        {facts.join(" · ")} {isByHand(catalogue, "pilot", draft.pilot) && <ByHandMark />}{" "}
        {isNew && <strong className="build-good">{SHIP.newShip}</strong>}{" "}
        {isWrongAt(verdict, { list, ship }) && <strong className="build-bad">{SHIP.problem}</strong>}
      </p>
    </div>
  );
}
