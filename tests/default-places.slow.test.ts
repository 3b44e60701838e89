/** Set-ups in which everybody takes the default are good play: ships abreast and apart, wings whole, obstacles spread, nobody in another's way. */
import { catalogueFor, contentFor, defaultLineUp, prepareGame, usualEdition, verifyRecord } from "@broadside/content";
import { areaDistance, areasOverlap, BASES, baseAt, mm, type Pose, shifted } from "@broadside/geometry";
import { defaultAnswer, type Game, gameFromRecord, isPlaceAsk, newGame, recordOf, relationOf, type Ship, setupFor } from "@broadside/rules";
import { SHEETS, scenarioById, seatingsOf } from "@broadside/scenarios";
import { checkEntry, formatById, listsForSides } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { describe, expect, test } from "vitest";

const DICE = { seed: "default places", salts: [] };

/** The first edition, with the lists that two sides have who choose none. */
async function firstEdition(format: string, tier = 1): Promise<Game> {
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

/** A scenario with its line-up for as many as it allows. */
async function scenario(id: string, seats?: number, type?: string): Promise<Game> {
  const sheet = SHEETS.find((one) => one.id === id);
  const seatings = sheet ? seatingsOf(sheet.players) : [];
  const seating = seatings.findLast((one) => (seats === undefined || one.seats === seats) && (type === undefined || one.type === type));
  if (!sheet || !seating) throw new Error(`no scenario ${id}`);
  const edition = usualEdition(sheet);
  const squads = await defaultLineUp({ sheet, edition, teams: seating.teams });
  const chosen = squads.map((squad, seat) => ({ name: `Seat ${seat + 1}`, squad, team: seating.teams[seat] }));
  const prepared = await prepareGame({ scenario: id, edition, seats: chosen });
  if ("faults" in prepared) throw new Error(JSON.stringify(prepared.faults));
  return newGame(prepared.setup, { ...prepared.content, strict: true }, DICE);
}

/** Everybody takes the default until the first round begins. */
function setUp(game: Game): Game {
  while (game.state.round === 0) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    const refused = game.give(defaultAnswer(open));
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return game;
}

type Standing = Ship & { readonly pose: Pose };
const standing = ({ state }: Game): readonly Standing[] => state.ships.filter((ship): ship is Standing => ship.pose !== undefined);
const isFriendly = ({ setup }: Game, one: Ship, other: Ship): boolean => relationOf(setup.seats, one.seat, other.seat) !== "enemy";
const pairsOf = <Thing>(things: readonly Thing[]): readonly (readonly [Thing, Thing])[] =>
  things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other] as const));

/** After a straight of this speed; huge ships glide half as far. */
function flown({ board }: Game, ship: Standing, speed: number): Pose {
  const base = BASES[board.baseOf(ship)];
  return shifted(ship.pose, { right: 0, forward: base.size === "huge" ? mm(20 * speed) : base.length + mm(40 * speed), turn: 0 });
}

/** As ships move: by skill, a wing together, huge ships last. */
function inTurn(game: Game): readonly Standing[] {
  const skill = (ship: Ship): number => {
    const leader = ship.wing && !ship.wing.split && game.state.ships.find(({ id }) => id === ship.wing?.leader);
    return (game.factsOf(ship).isHuge ? 100 : 0) + game.factsOf(leader || ship).skill;
  };
  return standing(game).toSorted((one, other) => skill(one) - skill(other) || one.place - other.place);
}
const isSameWing = (one: Ship, other: Ship): boolean => one.wing !== undefined && one.wing.leader === other.wing?.leader;

const LEAST_GAP = mm(10);

const GAMES: readonly (readonly [string, () => Promise<Game>])[] = [
  ["standard-100", () => firstEdition("standard-100")],
  ["escalation, tier 4", () => firstEdition("escalation", 4)],
  ["epic-dogfight", () => firstEdition("epic-dogfight")],
  ["team-epic", () => firstEdition("team-epic")],
  ["dogfight for two", () => scenario("dogfight", 2)],
  ...SHEETS.filter(({ id }) => scenarioById(id)).map(({ id }) => [`${id}, all seats`, () => scenario(id)] as const),
];

describe.each(GAMES)("%s, set up by defaults", async (name, begin) => {
  const game = setUp(await begin());
  const { board, state } = game;
  const ships = standing(game);

  test("everybody stands, wings whole", () => {
    const notes = game.log.flatMap(({ events }) => events).flatMap((event) => ("note" in event ? [event.note] : []));
    expect(notes.filter((note) => ["no room to place", "split", "the rules lost their place"].includes(note))).toEqual([]);
    expect(ships.length).toBeGreaterThan(1);
  });

  test("ships of a side stand apart, but for wings, which their tools set", () => {
    for (const [one, other] of pairsOf(ships))
      if (isFriendly(game, one, other) && !isSameWing(one, other))
        expect(areaDistance(board.base(one), board.base(other))).toBeGreaterThanOrEqual(LEAST_GAP);
  });

  test("they face the table's middle, or enemies on both sides of it", () => {
    const [x, y] = [board.table.width / 2, board.table.height / 2];
    const isNear = (pose: Pose): boolean => Math.abs(x - pose.x) <= board.table.width / 4 && name.startsWith("fortified-position");
    const nearness = ({ x: u, y: v }: Pose): number => (x - u) * (x - u) + (y - v) * (y - v);
    for (const ship of ships)
      if (!isNear(ship.pose))
        expect(nearness(shifted(ship.pose, { right: 0, forward: mm(40), turn: 0 }))).toBeLessThan(nearness(ship.pose));
  });

  test("ships of a seat are spread over more than they would fill side by side", () => {
    for (const seat of game.setup.seats.keys()) {
      const own = ships.filter((ship) => ship.seat === seat);
      const isUpright = own.every(({ pose }) => pose.heading % 180_000 === 0);
      const along = own.map(({ pose }) => (isUpright ? pose.x : pose.y));
      const widths = own.reduce((sum, ship) => sum + BASES[board.baseOf(ship)].width, 0);
      const spread = Math.max(...along) - Math.min(...along);
      if (own.length >= 3 && !own.some(({ wing }) => wing)) expect(spread).toBeGreaterThan(widths);
    }
  });

  test.each([1, 2])("nobody meets a friend when all fly straight with speed %i", (speed) => {
    const poses = new Map(ships.map((ship) => [ship.id, ship.pose]));
    const baseOf = (ship: Ship) => [baseAt(board.baseOf(ship), poses.get(ship.id) ?? { x: 0, y: 0, heading: 0 })];
    const met: string[] = [];
    for (const ship of inTurn(game)) {
      poses.set(ship.id, flown(game, ship, speed));
      for (const other of ships)
        if (other !== ship && isFriendly(game, ship, other) && !isSameWing(ship, other) && areasOverlap(baseOf(ship), baseOf(other)))
          met.push(`${ship.id} meets ${other.id}`);
    }
    expect(met).toEqual([]);
  });

  test("obstacles lie all over the table", () => {
    const { width, height } = board.table;
    const poses = state.obstacles.map(({ pose }) => pose);
    expect(poses.length).toBeGreaterThanOrEqual(6);
    const share = (isThere: (pose: Pose) => boolean): number => poses.filter(isThere).length / poses.length;
    for (const part of [share(({ x }) => x < width / 2), share(({ y }) => y < height / 2)]) {
      expect(part).toBeGreaterThanOrEqual(0.25);
      expect(part).toBeLessThanOrEqual(0.75);
    }
  });

  test("right before most ships lies no obstacle", () => {
    const blocked = ships.filter((ship) => {
      const path = [1, 2].map((speed) => baseAt(board.baseOf(ship), flown(game, ship, speed)));
      return state.obstacles.some((one) => areasOverlap(path, board.obstacle(one)));
    });
    expect(blocked.length).toBeLessThanOrEqual(ships.length / 3);
  });

  test("its record holds the places, and is the same when it is played again", async () => {
    const record = recordOf(game, DICE);
    expect(await verifyRecord(record)).toMatchObject({ verdict: "same" });
    const again = gameFromRecord(record, game.content);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(standing(again.value).map(({ pose }) => pose)).toEqual(ships.map(({ pose }) => pose));
  });
});

test("who is hurried through set-up stands where the default player stands, and the record says so", async () => {
  const game = await scenario("dogfight", 2);
  while (game.state.round === 0) expect(game.give({ input: "hurry", seat: "clock", number: game.number })).toBeUndefined();
  const byHand = setUp(await scenario("dogfight", 2));
  expect(standing(game).map(({ pose }) => pose)).toEqual(standing(byHand).map(({ pose }) => pose));
  expect(await verifyRecord(recordOf(game, DICE))).toMatchObject({ verdict: "same" });
});

test("what a person has placed elsewhere is kept clear of", async () => {
  const game = await firstEdition("standard-100");
  while (game.state.round === 0) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    const { ask } = open;
    // One seat takes the cheap place, as close together as it comes.
    const isWitness = isPlaceAsk(ask) && ask.seat === 0;
    expect(game.give({ ...defaultAnswer(open), ...(isWitness && { pose: ask.witness }) })).toBeUndefined();
  }
  const own = standing(game).filter(({ seat }) => seat === 1);
  for (const [one, other] of pairsOf(own))
    expect(areaDistance(game.board.base(one), game.board.base(other))).toBeGreaterThanOrEqual(LEAST_GAP);
});
