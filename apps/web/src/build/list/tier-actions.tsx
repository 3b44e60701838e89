import type { EntryDraft } from "@broadside/squads";
import { useMemo } from "react";
import { copyUp, startFromBefore, type TierChange, tierChange } from "../../lists/entry/tiers.ts";
import { TIERS, tierChangeInWords } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";

/** How a tier differs from the one before. Undefined for the first tier, and for lists that aren't tiers. */
export function useTierChange(list: number): TierChange | undefined {
  const { entry, format } = useBuilder();
  const squad = entry.squads[list];
  const before = format.inclusion ? entry.squads[list - 1] : undefined;
  return useMemo(() => before && squad && tierChange(before, squad), [before, squad]);
}

/** Shows how a tier differs from the one before, and has buttons that copy tiers. */
export function TierActions({ list }: { readonly list: number }) {
  const { entry, change, say } = useBuilder();
  const isLast = list === entry.squads.length - 1;
  const isEmpty = (entry.squads[list]?.ships.length ?? 0) === 0;
  const step = useTierChange(list);
  const ships = step?.from.filter((place) => place === undefined).length ?? 0;
  const upgrades = step?.newUpgrades.flat().length ?? 0;
  const copy = (copied: EntryDraft, said: string) => {
    change(copied);
    say(said);
  };
  return (
    <div className="row wrap build-tier">
      {!step && <p className="quiet">{TIERS.first}</p>}
      {step && <p className="quiet">{tierChangeInWords(list, ships, upgrades, step.lost.length)}</p>}
      <div className="row wrap">
        {list > 0 && (
          <button type="button" onClick={() => copy(startFromBefore(entry, list), TIERS.isCopy({ tier: list + 1, from: list }))}>
            {TIERS.startFrom({ tier: list })}
          </button>
        )}
        {!isLast && !isEmpty && (
          <button type="button" onClick={() => copy(copyUp(entry, list), TIERS.isCopiedUp({ tier: list + 1 }))}>
            {TIERS.copyUp}
          </button>
        )}
      </div>
    </div>
  );
}
