/** Legal squads at random, drawing on every card they are given. */
import type { Catalogue, Pilot, Slot, Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { checkEntry, type Format, type LegalSquad, type ShipDraft, type SquadDraft } from "@broadside/squads";

export interface CardPool {
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
}

type Random = (below: number) => number;

/** Ships until hardly any points are left, each with upgrades where they fit, else without; tried one by one, so that the list is legal throughout. */
export function randomSquad(pool: CardPool, format: Format, catalogue: Catalogue, random: Random): LegalSquad {
  const pilots = pool.pilots.filter(({ ship }) => catalogue.ships.get(ship)?.size !== "huge");
  const faction = pick(pilots, random).faction;
  const own = pilots.filter((pilot) => pilot.faction === faction);
  let squad: SquadDraft = { faction, ships: [] };
  for (let tries = 0; tries < 40; tries += 1) {
    const pilot = pick(own, random);
    const grown = [dressed(pilot, pool, random), { pilot: pilot.id, upgrades: [] }].map((ship) => ({
      ...squad,
      ships: [...squad.ships, ship],
    }));
    squad = grown.find((one) => isLegal(one, format, catalogue)) ?? squad;
  }
  const legal = checkEntry({ squads: [squad] }, format, catalogue).legal?.squads[0];
  invariant(legal, "a squad that grew card by card is legal");
  return legal;
}

/** A ship with a random card for some of its icons; whether it may have them is found out with the list. */
function dressed(pilot: Pilot, { upgrades }: CardPool, random: Random): ShipDraft {
  const slots: readonly Slot[] = [
    ...pilot.slots.flatMap((icon) => (typeof icon === "string" ? [icon] : icon.slice(0, 1))),
    "title",
    "modification",
  ];
  const taken = slots.flatMap((slot) => {
    if (random(3) === 0) return [];
    const fitting = upgrades.filter((card) => card.slots[0] === slot);
    return fitting.length === 0 ? [] : [{ id: pick(fitting, random).id }];
  });
  return { pilot: pilot.id, upgrades: taken };
}

const isLegal = (squad: SquadDraft, format: Format, catalogue: Catalogue): boolean =>
  checkEntry({ squads: [squad] }, format, catalogue).legal !== undefined;

function pick<Thing>(list: readonly Thing[], random: Random): Thing {
  const found = list[random(list.length)];
  invariant(found !== undefined, "there is something to choose from");
  return found;
}
