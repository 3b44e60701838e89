import { FACTION_NAMES } from "@broadside/cards";
import { useBuilder } from "../editor/builder.ts";
import { factionsOf, withFaction } from "../entry/entries.ts";

/** The faction of a list, or of all where they share one. */
export function FactionField({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change } = useBuilder();
  const chosen = entry.squads[list]?.faction ?? "";
  const factions = factionsOf(catalogue);
  return (
    <label className="field">
      <span>Faction</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const faction = factions.find((one) => one === target.value);
          if (faction) change(withFaction(entry, format, list, faction));
        }}
      >
        {!factions.some((faction) => faction === chosen) && <option value={chosen}>{chosen === "" ? "Not chosen" : chosen}</option>}
        {factions.map((faction) => (
          <option key={faction} value={faction}>
            {FACTION_NAMES[faction]}
          </option>
        ))}
      </select>
    </label>
  );
}
