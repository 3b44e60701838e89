import { factionsOf, withFaction } from "../../lists/entry/entries.ts";
import { Choice } from "../../parts/choice.tsx";
import { factionName } from "../../words/build/cards.ts";
import { LIST } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";

/** The faction of a list, or of all lists if they share one. */
export function FactionField({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change } = useBuilder();
  const chosen = entry.squads[list]?.faction ?? "";
  const factions = factionsOf(catalogue);
  const names = factions.map((faction) => [faction as string, factionName(faction)] as const);
  const isKnown = factions.some((faction) => faction === chosen);
  return (
    <Choice
      label={LIST.faction}
      value={chosen}
      options={isKnown ? names : [[chosen, chosen === "" ? LIST.notChosen : chosen], ...names]}
      set={(id) => {
        const faction = factions.find((one) => one === id);
        if (faction) change(withFaction(entry, format, list, faction));
      }}
    />
  );
}
