/** A game of every format and scenario at the start of set-up, and measurements for set-up tests. */
import { catalogueFor, contentFor, lineUpFor, prepareGame, usualEdition } from "@broadside/content";
import { seatingsOf } from "@broadside/formats";
import { areaDistance, areasOverlap, BASES, baseAt, mm, type Pose, shifted } from "@broadside/geometry";
import { type Game, newGame, relationOf, type Ship, setupFor } from "@broadside/rules";
import { SHEETS, scenarioById } from "@broadside/scenarios";
import { checkEntry, formatById, listsForSides } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { expect, test } from "vitest";

export const DICE = { seed: "default places", salts: [] };

/** A first-edition game with the default lists of both sides. */
export async function firstEdition(format: string, tier = 1): Promise<Game> {
  const offers = READY_MADE.filter(({ entry }) => entry.format === format);
  const sides = [1, 2].map((side) => ({ side, chosen: undefined }));
  const lists = listsForSides(sides, offers, ({ entry }) => entry.squads[0]?.faction);
  const checkedBy = formatById(format);
  if (!checkedBy) throw new Error(`no format ${format}`);
  const catalogue = await catalogueFor("1e");
  const contenders = lists.flatMap((list, at) => {
    const squads = (list && checkEntry(list.entry, checkedBy, catalogue).legal?.squads) ?? [];
    const flown = checkedBy.lists.called === "tier" ? squads.slice(tier - 1, tier) : squads;
    return flown.map((squad, member) => ({ name: `${at + 1}.${member + 1}`, team: at + 1, squad }));
  });
  const setup = setupFor({ edition: "1e", format, catalogue }, contenders);
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  return newGame(setup, { ...content, strict: true }, DICE);
}

/** A scenario with its default line-up, for as many players as it allows. */
export async function scenario(id: string, seats?: number, type?: string): Promise<Game> {
  const sheet = SHEETS.find((one) => one.id === id);
  const seatings = sheet ? seatingsOf(sheet.players) : [];
  const seating = seatings.findLast((one) => (seats === undefined || one.seats === seats) && (type === undefined || one.type === type));
  if (!sheet || !seating) throw new Error(`no scenario ${id}`);
  const edition = usualEdition(sheet);
  const squads = (await lineUpFor({ scenario: id, edition, teams: seating.teams })).flatMap((list) => list.squads);
  const chosen = squads.map((squad, seat) => ({ name: `Seat ${seat + 1}`, squad, team: seating.teams[seat] }));
  const prepared = await prepareGame({ scenario: id, edition, seats: chosen });
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  return newGame(prepared.setup, { ...prepared.content, strict: true }, DICE);
}

export const GAMES: readonly (readonly [string, () => Promise<Game>])[] = [
  ["standard-100", () => firstEdition("standard-100")],
  ["escalation, tier 4", () => firstEdition("escalation", 4)],
  ["epic-dogfight", () => firstEdition("epic-dogfight")],
  ["team-epic", () => firstEdition("team-epic")],
  ["dogfight for two", () => scenario("dogfight", 2)],
  ...SHEETS.filter(({ id }) => scenarioById(id)).map(({ id }) => [`${id}, all seats`, () => scenario(id)] as const),
];

export type Standing = Ship & { readonly pose: Pose };
export const standing = ({ state }: Game): readonly Standing[] => state.ships.filter((ship): ship is Standing => ship.pose !== undefined);
const isFriendly = ({ setup }: Game, one: Ship, other: Ship): boolean => relationOf(setup.seats, one.seat, other.seat) !== "enemy";
export const pairsOf = <Thing>(things: readonly Thing[]): readonly (readonly [Thing, Thing])[] =>
  things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other] as const));

/** The pose after a straight of this speed. Huge ships glide half as far. */
export function flown({ board }: Game, ship: Standing, speed: number): Pose {
  const base = BASES[board.baseOf(ship)];
  return shifted(ship.pose, { right: 0, forward: base.size === "huge" ? mm(20 * speed) : base.length + mm(40 * speed), turn: 0 });
}

/** The ships in the order they move: by skill, wings together, huge ships last. */
function inTurn(game: Game): readonly Standing[] {
  const skill = (ship: Ship): number => {
    const leader = ship.wing && !ship.wing.split && game.state.ships.find(({ id }) => id === ship.wing?.leader);
    return (game.factsOf(ship).isHuge ? 100 : 0) + game.factsOf(leader || ship).skill;
  };
  return standing(game).toSorted((one, other) => skill(one) - skill(other) || one.place - other.place);
}
const isSameWing = (one: Ship, other: Ship): boolean => one.wing !== undefined && one.wing.leader === other.wing?.leader;

/** Ships that run into a friendly ship if all fly straight at one speed, one after another. */
export function friendsMet(game: Game, speed: number): readonly string[] {
  const ships = standing(game);
  const poses = new Map(ships.map((ship) => [ship.id, ship.pose]));
  const baseOf = (ship: Ship) => [baseAt(game.board.baseOf(ship), poses.get(ship.id) ?? { x: 0, y: 0, heading: 0 })];
  const met: string[] = [];
  for (const ship of inTurn(game)) {
    poses.set(ship.id, flown(game, ship, speed));
    for (const other of ships)
      if (other !== ship && isFriendly(game, ship, other) && !isSameWing(ship, other) && areasOverlap(baseOf(ship), baseOf(other)))
        met.push(`${ship.id} meets ${other.id}`);
  }
  return met;
}

const LEAST_GAP = mm(10);

/** Declares tests for a game after set-up, whoever set it up. */
export function testStanding(game: Game): void {
  const ships = standing(game);

  test("every ship is placed, and wings are complete", () => {
    const notes = game.log.flatMap(({ events }) => events).flatMap((event) => ("note" in event ? [event.note] : []));
    expect(notes.filter((note) => ["no room to place", "split", "the rules lost their place"].includes(note))).toEqual([]);
    expect(ships.length).toBeGreaterThan(1);
  });

  test("a side's ships keep their distance, except in wings, where the tool sets it", () => {
    for (const [one, other] of pairsOf(ships))
      if (isFriendly(game, one, other) && !isSameWing(one, other))
        expect(areaDistance(game.board.base(one), game.board.base(other))).toBeGreaterThanOrEqual(LEAST_GAP);
  });
}
