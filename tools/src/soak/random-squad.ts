/** Legal squads at random, drawing on every card they are given. */
import type { Catalogue, Pilot, SlotIcon, Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { checkEntry, type Format, type LegalSquad, type ShipDraft } from "@broadside/squads";

export interface CardPool {
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
}

type Random = (below: number) => number;

/** Ships until hardly any points are left, each with upgrades where they fit; tried card by card, so that the list is legal throughout. */
export function randomSquad(pool: CardPool, format: Format, catalogue: Catalogue, random: Random): LegalSquad {
  const pilots = pool.pilots.filter(({ ship }) => catalogue.ships.get(ship)?.size !== "huge");
  const faction = pick(pilots, random).faction;
  const own = pilots.filter((pilot) => pilot.faction === faction);
  const isLegal = (ships: readonly ShipDraft[]) => checkEntry({ squads: [{ faction, ships }] }, format, catalogue).legal !== undefined;
  let ships: readonly ShipDraft[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const pilot = pick(own, random);
    const before = ships;
    const plain: ShipDraft = { pilot: pilot.id, upgrades: [] };
    if (isLegal([...before, plain])) ships = [...before, dressed(plain, pilot, pool, random, (ship) => isLegal([...before, ship]))];
  }
  const legal = checkEntry({ squads: [{ faction, ships }] }, format, catalogue).legal?.squads[0];
  invariant(legal, "a squad that grew card by card is legal");
  return legal;
}

/** A ship with a random card for some of its icons, those that cards add among them; titles come first, for other cards hang on them. */
function dressed(plain: ShipDraft, pilot: Pilot, { upgrades }: CardPool, random: Random, isLegal: (ship: ShipDraft) => boolean): ShipDraft {
  const slots: SlotIcon[] = ["title", ...pilot.slots, "modification"];
  let ship = plain;
  for (let at = 0; at < slots.length; at += 1) {
    if (random(4) === 0) continue;
    const icon = slots[at];
    const fitting = upgrades.filter((card) => card.slots.some((slot) => (typeof icon === "string" ? slot === icon : icon?.includes(slot))));
    for (let tries = 0; tries < TRIES && fitting.length > 0; tries += 1) {
      const card = pick(fitting, random);
      const grown = { ...ship, upgrades: [...ship.upgrades, { id: card.id }, ...(card.building?.alsoNeeds ?? []).map((id) => ({ id }))] };
      if (!isLegal(grown)) continue;
      ship = grown;
      slots.push(...(card.building?.adds ?? []).map(({ icon: added }) => added));
      break;
    }
  }
  return ship;
}

/** Cards tried for an icon. */
const TRIES = 3;

function pick<Thing>(list: readonly Thing[], random: Random): Thing {
  const found = list[random(list.length)];
  invariant(found !== undefined, "there is something to choose from");
  return found;
}
