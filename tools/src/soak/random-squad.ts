/** Legal squads at random, drawing on every card they are given. */
import { type Catalogue, type Pilot, SECTIONS, type SlotIcon, type Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import {
  checkEntry,
  type Format,
  type FormatOptions,
  type LegalSquad,
  type ShipDraft,
  type SquadDraft,
  type UpgradeDraft,
} from "@broadside/squads";

export interface CardPool {
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
}

type Random = (below: number) => number;
type IsLegal = (ships: readonly ShipDraft[]) => boolean;

/** What squads are made of, and by what rules. */
export interface Source {
  readonly pool: CardPool;
  readonly format: Format;
  readonly options?: FormatOptions;
  readonly catalogue: Catalogue;
  readonly random: Random;
}

/** The lists of one side: one, or one for each member of a team, all of one faction. Huge ships come first where the format has them. */
export function randomSide(source: Source): readonly LegalSquad[] {
  const { pool, format, options, catalogue, random } = source;
  const fielded = format.hugeShips === "allowed" ? pool.pilots : pool.pilots.filter((pilot) => !isHuge(pilot, catalogue));
  const faction = pick(fielded, random).faction;
  const own = fielded.filter((pilot) => pilot.faction === faction);
  const alone: Format = { ...format, lists: { ...format.lists, least: 1 } };
  const lists: SquadDraft[] = [];
  const listOf = (ships: readonly ShipDraft[]): SquadDraft => ({
    faction,
    ships,
    player: `Player ${lists.length + 1}`,
    captain: lists.length === 0,
  });
  const check = (ships: readonly ShipDraft[]) =>
    checkEntry({ squads: [...lists, listOf(ships)], ...(options && { options }) }, alone, catalogue).legal;
  let legal: readonly LegalSquad[] | undefined;
  while (lists.length < format.lists.least) {
    const ships = randomShips(source, own, (grown) => check(grown) !== undefined);
    legal = check(ships)?.squads;
    lists.push(listOf(ships));
  }
  invariant(legal, "a squad that grew card by card is legal");
  return legal;
}

const isHuge = ({ ship }: Pilot, { ships }: Catalogue): boolean => ships.get(ship)?.size === "huge";

/** Ships until hardly any points are left, each with upgrades where they fit; tried card by card, so that the list is legal throughout. */
function randomShips(source: Source, own: readonly Pilot[], isLegal: IsLegal): readonly ShipDraft[] {
  const { catalogue, random } = source;
  const huge = own.filter((pilot) => isHuge(pilot, catalogue));
  const others = own.filter((pilot) => !isHuge(pilot, catalogue));
  let ships: readonly ShipDraft[] = [];
  const tryOne = (pilot: Pilot, plain: ShipDraft) => {
    const before = ships;
    if (isLegal([...before, plain])) ships = [...before, dressed(plain, pilot, source, (ship) => isLegal([...before, ship]))];
  };
  for (let tries = 0; tries < HUGE_TRIES && huge.length > 0; tries += 1) {
    const pilot = pick(huge, random);
    tryOne(pilot, { pilot: pilot.id, upgrades: [] });
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const pilot = pick(others, random);
    const plain: ShipDraft = { pilot: pilot.id, upgrades: [] };
    const carrier = ships.findIndex((_, dockedTo) => huge.length > 0 && isLegal([...ships, { ...plain, dockedTo }]));
    tryOne(pilot, carrier < 0 ? plain : { ...plain, dockedTo: carrier });
  }
  return ships;
}

/** Twice as many as may stand in a list, so that a second kind has its chance. */
const HUGE_TRIES = 3;

/** A ship with a random card for some of its icons, those that cards add among them; titles come first, for other cards hang on them. */
function dressed(plain: ShipDraft, pilot: Pilot, { pool: { upgrades }, random }: Source, isLegal: (ship: ShipDraft) => boolean): ShipDraft {
  const slots: SlotIcon[] = ["title", ...pilot.slots, "modification"];
  const lying = (id: string): UpgradeDraft => (pilot.sections ? { id, section: pick(SECTIONS, random) } : { id });
  let ship = plain;
  for (let at = 0; at < slots.length; at += 1) {
    if (random(4) === 0) continue;
    const icon = slots[at];
    const fitting = upgrades.filter((card) => card.slots.some((slot) => (typeof icon === "string" ? slot === icon : icon?.includes(slot))));
    for (let tries = 0; tries < TRIES && fitting.length > 0; tries += 1) {
      const card = pick(fitting, random);
      const grown = { ...ship, upgrades: [...ship.upgrades, lying(card.id), ...(card.building?.alsoNeeds ?? []).map(lying)] };
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
