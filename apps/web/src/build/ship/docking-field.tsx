import { useMemo } from "react";
import { pilotName } from "../../cards/names.ts";
import { carriersFor } from "../../lists/entry/docking.ts";
import { dock } from "../../lists/entry/edits.ts";
import { Choice } from "../../parts/choice.tsx";
import { WINGS } from "../../words/build/list.ts";
import { SHIP } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import type { ShipPlace } from "../state/ship-place.ts";

/** Shown only if this ship is docked or another ship in the list can carry it. */
export function DockingField({ draft: { dockedTo }, list, ship }: ShipPlace) {
  const { entry, format, catalogue, edit } = useBuilder();
  const carriers = useMemo(() => carriersFor(entry, format, catalogue, list, ship), [entry, format, catalogue, list, ship]);
  if (carriers.length === 0 && dockedTo === undefined) return undefined;
  const offered = dockedTo === undefined || carriers.includes(dockedTo) ? carriers : [dockedTo, ...carriers];
  const nameOf = (at: number): string =>
    WINGS.shipAt({ ship: pilotName(catalogue, entry.squads[list]?.ships[at]?.pilot ?? ""), number: at + 1 });
  return (
    <Choice
      className="row build-docking"
      label={SHIP.dockedTo}
      value={dockedTo}
      options={[[undefined, SHIP.notDocked], ...offered.map((at) => [at, nameOf(at)] as const)]}
      set={(at) => edit(list, (squad) => dock(squad, ship, at))}
    />
  );
}
