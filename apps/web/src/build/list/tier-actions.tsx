import { copyUp, startFromBefore, tierChange } from "../../lists/entry/tiers.ts";
import { TIERS, tierChangeInWords } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";

/** Shows how a tier differs from the one before, and has buttons that copy tiers. */
export function TierActions({ list }: { readonly list: number }) {
  const { entry, change, say } = useBuilder();
  const squad = entry.squads[list];
  const before = entry.squads[list - 1];
  const isLast = list === entry.squads.length - 1;
  const isEmpty = (squad?.ships.length ?? 0) === 0;
  const step = squad && before && tierChange(before, squad);
  const ships = step?.from.filter((place) => place === undefined).length ?? 0;
  const upgrades = step?.newUpgrades.flat().length ?? 0;
  return (
    <div className="build-tier">
      {!step && <p className="quiet">{TIERS.first}</p>}
      {step && <p className="quiet">{tierChangeInWords(list, ships, upgrades, step.lost.length)}</p>}
      <div className="build-tier-buttons">
        {before && (
          <button
            type="button"
            onClick={() => {
              change(startFromBefore(entry, list));
              say(TIERS.isCopy({ tier: list + 1, from: list }));
            }}
          >
            {TIERS.startFrom({ tier: list })}
          </button>
        )}
        {!isLast && !isEmpty && (
          <button
            type="button"
            onClick={() => {
              change(copyUp(entry, list));
              say(TIERS.isCopiedUp({ tier: list + 1 }));
            }}
          >
            {TIERS.copyUp}
          </button>
        )}
      </div>
    </div>
  );
}
