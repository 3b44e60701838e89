/**
 * Chooses a squad for every seat in a scenario, for players who bring no list. All squads count points, or all count threat if the scenario
 * has no points limit or a player brings quick builds (EB-SCORE-09). Every side comes close to its limit, and all sides are equally strong,
 * however many members they have. Sides have different factions, and traditional enemies face each other. Members of a team share a faction
 * until its lists run out; then they use other factions from the same camp. Lists made for the scenario come first, then other ready-made
 * lists and quick builds. If none fits, a squad is built from scratch. Who attacks and who defends is decided at the table (EB-ORDER-11,
 * -12), so every squad must be able to do both.
 */
import type { Faction } from "@broadside/cards";
import type { Seat } from "@broadside/rules";
import { limitFor, limitsOf } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { composeSquad } from "./compose-squad.ts";
import { scenarioFormat } from "./formats.ts";
import type { ListOffer } from "./list-offer.ts";
import type { SheetTable } from "./list-table.ts";
import { readyMadeFor, scenarioLists } from "./scenario-lists.ts";
import { checkSquad, membersOf, type Unit, unitOf } from "./squad-check.ts";
import type { SquadNames } from "./squad-names.ts";

/** The order in which seats take factions. Neighbours are traditional enemies. */
const FACTIONS_IN_TURN = [
  "rebelalliance",
  "galacticempire",
  "resistance",
  "firstorder",
  "galacticrepublic",
  "separatistalliance",
  "scumandvillainy",
] as const satisfies readonly Faction[];

/** Two camps, one for each team. Factions in the same camp fight on the same side. */
const CAMPS: readonly (readonly Faction[])[] = [
  ["rebelalliance", "resistance", "galacticrepublic"],
  ["galacticempire", "firstorder", "separatistalliance", "scumandvillainy"],
];

/** The share of its limit that a squad must reach to count as fair. */
export const FAIR_SHARE = 0.9;

/** Returns a list for each seat. Lists that players have brought stay unchanged. */
export async function scenarioLineUp(
  table: SheetTable,
  brought: readonly (ListOffer | undefined)[],
  names: SquadNames,
): Promise<readonly ListOffer[]> {
  const flown = table.teams.map((_, seat) => brought[seat]);
  const squads = (): Squads => flown.map((list) => list?.squads[0]);
  const unit = unitFor(table, squads());
  const fitting = await fittingLists(table, unit, names);
  for (const seat of table.teams.keys()) flown[seat] ??= await listFor({ ...table, seat, unit, flown: squads() }, fitting, names);
  return flown.flatMap((list) => list ?? []);
}

/** The squads chosen so far, by seat. */
type Squads = readonly (SquadDraft | undefined)[];

/** Returns what all squads at the table count: points or threat. */
function unitFor({ sheet, edition, options }: SheetTable, brought: Squads): Unit {
  const isByThreat = brought.some((squad) => squad && unitOf(squad) === "threat");
  const limit = (unit: Unit) => limitFor(sheet, unit, 1, options, edition);
  return (isByThreat && limit("threat") !== undefined) || limit("points") === undefined ? "threat" : "points";
}

/**
 * Returns the total that a squad should reach. Usually this is the squad's limit. In larger teams it is lower, so that no team is stronger
 * than the smallest team.
 */
export function targetOf(table: SheetTable, seat: number, unit: Unit): number {
  const { sheet, edition, options, teams } = table;
  const members = membersOf(teams, seat);
  const limit = limitFor(sheet, unit, members, options, edition) ?? 0;
  if (limitsOf(sheet, edition)?.binds === "team") return limit;
  const fewest = Math.min(...teams.map((_, other) => membersOf(teams, other)));
  return Math.floor((limit * fewest) / members);
}

/** A legal list, its total, and the size of the side that it was checked for. */
interface Fitting {
  readonly list: ListOffer;
  readonly squad: SquadDraft;
  readonly members: number;
  readonly counts: number;
}

async function fittingLists(table: SheetTable, unit: Unit, names: SquadNames): Promise<readonly Fitting[]> {
  const { teams } = table;
  const offers = (await scenarioLists(table, names)).flatMap((list) => list.squads.map((squad) => ({ list, squad })));
  const sizes = [...new Set(teams.map((_, seat) => membersOf(teams, seat)))];
  return sizes.flatMap((members) =>
    offers.flatMap(({ list, squad }) => {
      if (unitOf(squad) !== unit) return [];
      const { counts } = checkSquad({ ...table, members }, squad);
      return counts === undefined ? [] : [{ list, squad, members, counts }];
    }),
  );
}

/** A seat that needs a list. */
interface OpenSeat extends SheetTable {
  readonly seat: Seat;
  readonly unit: Unit;
  readonly flown: Squads;
}

async function listFor(place: OpenSeat, fitting: readonly Fitting[], names: SquadNames): Promise<ListOffer> {
  const { seat, unit, flown } = place;
  const target = targetOf(place, seat, unit);
  const members = membersOf(place.teams, seat);
  const isFree = ({ squad }: Fitting): boolean => !flown.some((other) => other && isSameList(other, squad));
  const open = fitting.filter((one) => one.members === members && one.counts <= target && isFree(one));
  const fair = open.filter(({ counts }) => counts >= FAIR_SHARE * target);
  const factions = factionsFor(place);
  for (const faction of factions) {
    const found = fair.find(({ squad }) => squad.faction === faction);
    if (found) return named(found);
  }
  const own = unit === "points" ? await mustered(place, target, factions, names) : undefined;
  if (own) return putTogether(own, seat, names);
  const nearest = (among: readonly Faction[]): Fitting | undefined =>
    open.filter(({ squad }) => among.some((faction) => faction === squad.faction)).sort((one, other) => other.counts - one.counts)[0];
  const left = nearest(factions) ?? nearest(FACTIONS_IN_TURN) ?? fitting[0];
  return left ? named(left) : putTogether({ faction: factions[0] ?? FACTIONS_IN_TURN[0], ships: [] }, seat, names);
}

/** Names the squad after its list if it has no name. */
const named = ({ list, squad }: Fitting): ListOffer => ({ ...list, squads: [{ name: list.title, ...squad }] });

const putTogether = (squad: SquadDraft, seat: Seat, names: SquadNames): ListOffer => ({
  id: `line-up ${seat}`,
  title: squad.name ?? names.unnamed(seat + 1),
  source: "Put together",
  squads: [squad],
});

/** True if two lists have the same ships, whatever their names. */
export const isSameList = (one: SquadDraft, other: SquadDraft): boolean =>
  JSON.stringify([one.faction, one.ships, one.builds ?? []]) === JSON.stringify([other.faction, other.ships, other.builds ?? []]);

/** Builds a squad near the target, from the first faction that reaches the fair share. If no faction does, returns any legal squad. */
async function mustered(
  { sheet, edition, catalogue, options, teams, seat, flown }: OpenSeat,
  points: number,
  factions: readonly Faction[],
  names: SquadNames,
): Promise<SquadDraft | undefined> {
  const lists = await readyMadeFor(sheet, edition, options);
  const ships = limitsOf(sheet, edition)?.ships?.range ?? [1, MOST_SHIPS];
  const format = scenarioFormat(sheet, edition, "points", options);
  if (!format) return undefined;
  const beside = flown.flatMap((squad, other) => (squad && !isEnemy(teams, seat, other) ? [squad] : []));
  const place = { sheet, edition, catalogue, options, members: membersOf(teams, seat) };
  let legal: SquadDraft | undefined;
  for (const faction of factions) {
    const squad = composeSquad(catalogue, lists, { format, faction, points, ships, beside, names });
    const { counts } = checkSquad(place, squad);
    const isNew = !flown.some((other) => other && isSameList(other, squad));
    if (counts !== undefined && isNew && counts >= FAIR_SHARE * points) return squad;
    if (counts !== undefined) legal ??= squad;
  }
  return legal;
}
const MOST_SHIPS = 12;

const isEnemy = (teams: SheetTable["teams"], seat: number, other: number): boolean =>
  seat !== other && (teams[seat] === undefined || teams[seat] !== teams[other]);

/** Returns the factions that a seat can take, best first. Factions that an enemy has are avoided if possible. */
function factionsFor({ teams, seat, flown }: OpenSeat): readonly Faction[] {
  const flownBy = (isWanted: (other: number) => boolean): readonly string[] =>
    flown.flatMap((squad, other) => (squad && isWanted(other) ? [squad.faction] : []));
  const against = flownBy((other) => isEnemy(teams, seat, other));
  const beside = flownBy((other) => !isEnemy(teams, seat, other));
  const isOurs = (faction: Faction): boolean => beside.includes(faction);
  const sides = [...new Set(teams.map((team, at) => team ?? -1 - at))];
  const side = sides.indexOf(teams[seat] ?? -1 - seat);
  const camp = CAMPS.find((one) => one.some(isOurs)) ?? (sides.length === 2 ? CAMPS[side] : undefined) ?? [];
  const inTurn = [...FACTIONS_IN_TURN.filter(isOurs), ...camp, ...FACTIONS_IN_TURN];
  const free = [...new Set(inTurn)].filter((faction) => !against.includes(faction));
  return free.length > 0 ? free : FACTIONS_IN_TURN;
}
