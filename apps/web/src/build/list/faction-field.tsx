import { factionsOf, withFaction } from "../../lists/entry/entries.ts";
import { factionName } from "../../words/build/cards.ts";
import { LIST } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";

/** The faction of a list, or of all lists if they share one. */
export function FactionField({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change } = useBuilder();
  const chosen = entry.squads[list]?.faction ?? "";
  const factions = factionsOf(catalogue);
  return (
    <label className="field">
      <span>{LIST.faction}</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const faction = factions.find((one) => one === target.value);
          if (faction) change(withFaction(entry, format, list, faction));
        }}
      >
        {!factions.some((faction) => faction === chosen) && <option value={chosen}>{chosen === "" ? LIST.notChosen : chosen}</option>}
        {factions.map((faction) => (
          <option key={faction} value={faction}>
            {factionName(faction)}
          </option>
        ))}
      </select>
    </label>
  );
}
