import { isByHand } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { initiativeWord, pilotName, statLine, typeBeside } from "../cards/words.ts";
import { Dots } from "../choosers/chooser.tsx";
import { useBuilder } from "../editor/builder.ts";
import { shipElementId } from "../editor/focus.ts";
import { completeShip } from "../entry/edits.ts";
import { wingWith } from "../entry/wings.ts";
import { DockingField } from "./docking-field.tsx";
import { ShipTools } from "./ship-tools.tsx";
import { UpgradeBarView } from "./upgrade-bar.tsx";
import "./ship.css";

interface ShipCardProps {
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
  /** What the tier before has not: the whole ship, or some of its upgrades. */
  readonly isNew: boolean;
  readonly added: readonly number[];
}

export function ShipCard({ draft, list, ship, isNew, added }: ShipCardProps) {
  const { entry, format, catalogue, verdict, touched, edit, open } = useBuilder();
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const carried = draft.upgrades.flatMap(({ id }) => catalogue.upgrades.get(id) ?? []);
  const totals = verdict.lists[list]?.ships[ship];
  const faults = verdict.faults.filter(({ weight, place }) => weight === "illegal" && place.list === list && place.ship === ship);
  const isTouched = touched.list === list && touched.ship === ship;
  const inWing = entry.squads[list] && wingWith(entry.squads[list], ship);
  return (
    <li
      className="build-ship"
      id={shipElementId(list, ship)}
      tabIndex={-1}
      data-fault={faults.length > 0}
      data-touched={isTouched}
      data-new={isNew}
    >
      <div className="build-ship-head">
        <span className="build-initiative" title={initiativeWord(format.edition)}>
          <span className="visually-hidden">{initiativeWord(format.edition)} </span>
          {pilot?.initiative ?? "?"}
        </span>
        <div className="build-ship-name">
          <h3>
            <button type="button" className="link-button" disabled={!pilot} onClick={() => pilot && open({ what: "pilot", card: pilot })}>
              <Dots limit={pilot?.limit} />
              {pilot?.name ?? draft.pilot}
            </button>
          </h3>
          <p className="quiet">
            {[
              ...(pilot ? [typeBeside(catalogue, pilot)] : ["Unknown ship"]),
              ...(inWing ? [inWing.leader === ship ? "wing leader" : "wing"] : []),
            ]
              .filter((text) => text !== undefined)
              .join(" · ")}
            {isByHand(catalogue, "pilot", draft.pilot) && (
              <>
                {" "}
                <ByHandMark />
              </>
            )}
            {isNew && (
              <>
                {" "}
                <strong className="build-new">New</strong>
              </>
            )}
            {faults.length > 0 && (
              <>
                {" "}
                <strong className="build-wrong">Problem</strong>
              </>
            )}
          </p>
        </div>
        <p className="build-ship-points">
          {totals?.points ?? 0}
          <span className="visually-hidden"> points</span>
          {totals?.loadout !== undefined && (
            <span className={totals.upgrades > totals.loadout ? "build-loadout build-over" : "build-loadout"}>
              loadout {totals.upgrades}/{totals.loadout}
            </span>
          )}
        </p>
      </div>
      <div className="build-ship-line">
        <ul className="build-plain build-stats" aria-label="Statistics">
          {pilot &&
            type &&
            statLine(pilot, type, carried).map(({ name, value }) => (
              <li key={name}>
                <b>{value}</b> {name}
              </li>
            ))}
        </ul>
        <ShipTools name={pilotName(catalogue, draft.pilot)} list={list} ship={ship} />
      </div>
      <UpgradeBarView draft={draft} list={list} ship={ship} added={added} />
      {draft.onlySection && (
        <p className="build-ship-extra">
          <button type="button" onClick={() => edit(list, (squad) => completeShip(squad, ship))}>
            Add the {draft.onlySection === "fore" ? "aft" : "fore"} card
          </button>
        </p>
      )}
      <DockingField draft={draft} list={list} ship={ship} />
    </li>
  );
}
