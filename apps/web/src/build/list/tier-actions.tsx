import { counted } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { copyUp, startFromBefore, tierChange } from "../entry/tiers.ts";

/** What a tier adds to the one before, and the ways to bring both in step. */
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
      {!step && <p className="quiet">The set starts here.</p>}
      {step && (
        <p className="quiet">
          {ships + upgrades + step.lost.length === 0
            ? `The same as tier ${list}.`
            : [
                ...(ships > 0 ? [`+ ${counted(ships, "ship")}`] : []),
                ...(upgrades > 0 ? [`+ ${counted(upgrades, "upgrade")}`] : []),
                ...(step.lost.length > 0 ? [`${counted(step.lost.length, "ship")} of tier ${list} missing`] : []),
              ].join(", ")}
        </p>
      )}
      <div className="build-tier-buttons">
        {before && (
          <button
            type="button"
            onClick={() => {
              change(startFromBefore(entry, list));
              say(`Tier ${list + 1} is now a copy of tier ${list}.`);
            }}
          >
            Start from tier {list}
          </button>
        )}
        {!isLast && !isEmpty && (
          <button
            type="button"
            onClick={() => {
              change(copyUp(entry, list));
              say(`The tiers after tier ${list + 1} hold all of it.`);
            }}
          >
            Copy up
          </button>
        )}
      </div>
    </div>
  );
}
