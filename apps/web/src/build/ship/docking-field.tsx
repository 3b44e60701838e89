import type { Catalogue } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";
import { useMemo } from "react";
import { pilotName } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { carriersFor } from "../entry/docking.ts";
import { dock } from "../entry/edits.ts";

interface DockingFieldProps {
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
}

/** There only where a carrier of the list can hold the ship, or it is docked already. */
export function DockingField({ draft, list, ship }: DockingFieldProps) {
  const { entry, format, catalogue, edit } = useBuilder();
  const carriers = useMemo(() => carriersFor(entry, format, catalogue, list, ship), [entry, format, catalogue, list, ship]);
  const { dockedTo } = draft;
  if (carriers.length === 0 && dockedTo === undefined) return undefined;
  const offered = dockedTo === undefined || carriers.includes(dockedTo) ? carriers : [dockedTo, ...carriers];
  const ships = entry.squads[list]?.ships ?? [];
  return (
    <label className="build-docking">
      Docked to
      <select
        value={dockedTo ?? ""}
        onChange={({ target }) => edit(list, (squad) => dock(squad, ship, target.value === "" ? undefined : Number(target.value)))}
      >
        <option value="">no ship</option>
        {offered.map((at) => (
          <option key={at} value={at}>
            {carrierName(catalogue, ships[at]?.pilot ?? "", at)}
          </option>
        ))}
      </select>
    </label>
  );
}

const carrierName = (catalogue: Catalogue, pilot: string, at: number): string => `${pilotName(catalogue, pilot)} (ship ${at + 1})`;
