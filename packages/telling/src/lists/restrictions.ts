/** The requirements that a card has for the ship that equips it. */
import type { Faction, Restriction } from "@broadside/cards";
import type { ListWords } from "./english.ts";

/** Describes a restriction as players would say it: "only for …". */
export function restrictionInWords(restriction: Restriction, shipName: (id: string) => string, words: ListWords): string {
  const { restrictions, cards } = words;
  const factionName = (faction: Faction): string => cards.factions[faction];
  switch (restriction.needs) {
    case "ship":
      return restrictions.ship({ ships: restriction.ships.map(shipName) });
    case "ship-name":
      return restrictions["ship-name"](restriction);
    case "size":
      return restrictions.size({ sizes: restriction.sizes.map((size) => words.sizes[size]) });
    case "faction":
      return restrictions.faction({ factions: restriction.factions.map(factionName) });
    case "faction-or-name":
      return restrictions["faction-or-name"]({ factions: restriction.factions.map(factionName), names: restriction.names });
    case "keyword":
      return restrictions.keyword(restriction);
    case "action":
      return restrictions.action({ action: cards.actions[restriction.action], colour: restriction.colour ?? "any" });
    case "stat":
      return statInWords(restriction, words);
    case "icon":
    case "no-icon":
    case "equipped":
      return restrictions[restriction.needs]({ slot: cards.slots[restriction.slot] });
    case "arc":
      return restrictions.arc({ arc: cards.arcs[restriction.arc] });
    case "force-side":
      return restrictions["force-side"](restriction);
    case "ship-ability":
      return restrictions["ship-ability"](restriction);
    case "not-limited":
      return restrictions["not-limited"];
  }
}

function statInWords({ stat: id, atLeast, atMost }: Extract<Restriction, { readonly needs: "stat" }>, { stats }: ListWords): string {
  const stat = stats[id];
  if (atLeast === undefined) return stats.atMost({ stat, atMost: atMost ?? 0 });
  if (atMost === undefined) return stats.atLeast({ stat, atLeast });
  return atLeast === atMost ? stats.exactly({ stat, atLeast }) : stats.between({ stat, atLeast, atMost });
}
