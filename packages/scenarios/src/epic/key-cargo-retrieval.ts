import { BAND, degrees, depthsFrom, isOnTable, type Pose, scenarioPieceAt, straight } from "@broadside/geometry";
import { type AnyScenarioRule, NOBODY, type Option, type Seat, type Ship, type Situation } from "@broadside/rules";
import {
  choose,
  countersOn,
  giveControl,
  letEscape,
  NOTHING,
  type Procedure,
  placeRemote,
  procedure,
  putCounters,
  remotePose,
  remotesOf,
  removeFromPlay,
  returnCounters,
  scoreCounters,
  shipsInPlay,
} from "@broadside/rules/scenarios";
import { known, ours } from "../basis.ts";
import { bottomStrip, far, leftStrip, topStrip } from "../grid.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { sidesInPlay } from "../play/sides.ts";
import { strongestSeat } from "../play/strength.ts";
import type { Area, Sheet } from "../sheet.ts";
import { counterScore, endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, MORE_COUNTERS, OURS, obstacles, rounds } from "./common.ts";

const FACING: readonly Area[] = [
  { of: 1, corners: bottomStrip(2), basis: OURS },
  { of: 2, corners: topStrip(2), basis: OURS },
];
const THIRD = ours("only if the organiser allows three players (EB-LIST-13-Q)");

const ID = "key-cargo-retrieval";

export const keyCargoRetrieval: Sheet = {
  ...listed(ID, "EB-LIST-07", { unless: "EB-LIST-13-Q" }),
  aim: { text: "Board the three drifting shuttles and bring their cargo home.", basis: OURS },
  options: [
    rounds(12),
    obstacles(6, OURS),
    ...counterWorth(ID, OURS),
    { id: "boarding", words: "Boarding counters needed to open a shuttle", usual: 2, least: 1, most: 5, basis: OURS },
    { id: "cargo", words: "Counters for bringing cargo home", usual: 4, least: 1, most: 8, basis: OURS },
  ],
  maps: [
    { seats: [2, 2], table: tableOf(ID), areas: FACING, basis: OURS },
    { seats: [3, 3], table: tableOf(ID), areas: [...FACING, { of: 3, corners: leftStrip(1, 3), basis: THIRD }], basis: THIRD },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [
    {
      kind: "shuttle",
      count: 3,
      card: "shuttle",
      controller: "nobody",
      full: "boarding",
      when: "before the obstacles",
      where: "They form a row across the middle: one in the centre, the others at range 2.5 from the side edges.",
      spots: [
        { x: 2.5, y: "middle", heading: 90 },
        { x: "middle", y: "middle", heading: 90 },
        { x: far(2.5), y: "middle", heading: 270 },
      ],
      basis: known("EB-ERR-04"),
      whereBasis: OURS,
    },
    {
      kind: "keyCargo",
      count: 3,
      card: "keyCargo",
      controller: "nobody",
      when: "during play",
      where: "Each goes where the shuttle that carried it was.",
      spots: [],
      basis: ours("a source has the remote's card, but not how many there are"),
      whereBasis: OURS,
    },
  ],
  setUp: [{ text: "Obstacles cannot overlap a shuttle.", basis: known("EB-SETUP-16") }],
  rules: [
    {
      name: "Tow",
      phase: "system",
      text: "In player order, each player can relocate each key cargo they control that has a friendly ship at range 0–1: turn it to any direction in steps of 15 degrees, then move it with the 2 straight template. It cannot leave the table.",
      basis: OURS,
    },
    {
      name: "Boarding",
      phase: "end",
      text: "From round 2 on, the player with more ships at range 0–1 of a shuttle than any other player puts a boarding counter on it. A medium or large ship counts as two, a huge one as three. Once it has {boarding}, no matter who placed them, remove the shuttle and put a key cargo that this player controls in its place.",
      basis: OURS,
    },
    {
      name: "Changing hands",
      phase: "end",
      text: "The player with more ships at range 0–1 of a key cargo than any other player, counted in the same way, takes control of it.",
      basis: OURS,
    },
    {
      name: "Home",
      phase: "end",
      text: "A key cargo at range 0–1 of its controller's edge escapes. That player scores {cargo} victory counters.",
      basis: OURS,
    },
    {
      name: "Adrift",
      text: "When a shuttle is destroyed, put a key cargo that nobody controls in its place. Nobody scores for a key cargo that is destroyed.",
      basis: OURS,
    },
  ],
  scoring: { by: scoredBy(ID), pointsPerCounter: "counterPoints", threatPerCounter: "counterThreat", statements: [counterScore(OURS)] },
  end: [
    { text: "A round ends and no shuttle or key cargo is in play.", basis: OURS },
    endsWhenNobodyIsLeft("A round ends and at most one player has ships in play."),
    LAST_ROUND,
  ],
  tiebreaks: [MORE_COUNTERS],
};

const NAME = "Key Cargo Retrieval";

const inPlay = (game: Situation, kind: "shuttle" | "keyCargo"): readonly Ship[] =>
  remotesOf(game, kind).filter(({ status }) => status === "inPlay");

/** Places the next key cargo. The player who opened its shuttle controls it. If nobody opened the shuttle, nobody controls the cargo. */
const bringOut = procedure("bringOut", function* (game: Situation, pose: Pose, seat: Seat | undefined): Procedure {
  const cargo = remotesOf(game, "keyCargo").find(({ status }) => status === "reserve");
  if (!cargo) return;
  giveControl(game, cargo, seat);
  yield* placeRemote(game, cargo, { ...pose });
});

/** Every 15 degrees. */
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => at * 15);
const STAY: Option<undefined> = { key: "stay", value: undefined };

/** Lists the places to which the cargo can be towed without leaving the table. */
function towings(game: Situation, cargo: Ship): readonly Option<Pose>[] {
  const { pose } = cargo;
  if (!pose || cargo.status !== "inPlay") return [];
  return DIRECTIONS.flatMap((direction) => {
    const value = remotePose(game, cargo, { ...pose, heading: degrees(direction) }, straight(2));
    return isOnTable(game.board.table, [scenarioPieceAt("keyCargo", value)]) ? [{ key: `${direction}°`, value, pose: value }] : [];
  });
}

const isTowed = (game: Situation, cargo: Ship, seat: Seat): boolean =>
  cargo.seat === seat && shipsInPlay(game).some((ship) => ship.seat === seat && game.board.range(ship, cargo) <= 1);

const tow = procedure("tow", function* (game: Situation, cargo: Ship): Procedure {
  const pose = yield* choose<Pose | undefined>((now) => ({
    kind: "tow cargo",
    seat: cargo.seat,
    rule: NAME,
    about: { ship: cargo.id },
    options: [STAY, ...towings(now, cargo)],
  }));
  if (!pose || cargo.status !== "inPlay") return;
  game.setShip(cargo, { pose: { ...pose } });
  game.note({ note: "relocated", ship: cargo.id, way: "towed", rule: NAME });
});

const TOW: AnyScenarioRule = {
  name: "Tow",
  rule: NAME,
  at: "startOfSystem",
  when: (game) => inPlay(game, "keyCargo").length > 0,
  *perform(game) {
    for (const seat of game.state.initiative)
      for (const cargo of inPlay(game, "keyCargo"))
        if (game.state.seats[seat]?.status === "playing" && isTowed(game, cargo, seat)) yield* tow(game, cargo);
  },
};

const strongestAt = (game: Situation, remote: Ship): Seat | undefined => strongestSeat(game, (ship) => game.board.range(ship, remote) <= 1);

const BOARDING = (needed: number): AnyScenarioRule => ({
  name: "Boarding",
  rule: NAME,
  at: "startOfEnd",
  when: ({ state }) => state.round >= 2,
  *perform(game) {
    for (const shuttle of inPlay(game, "shuttle")) {
      const seat = strongestAt(game, shuttle);
      const { pose } = shuttle;
      if (seat === undefined || !pose) continue;
      putCounters(game, shuttle, 1);
      if (countersOn(game, shuttle) < needed) continue;
      returnCounters(game, shuttle);
      removeFromPlay(game, shuttle);
      yield* bringOut(game, pose, seat);
    }
  },
});

const CHANGING_HANDS: AnyScenarioRule = {
  name: "Changing hands",
  rule: NAME,
  at: "startOfEnd",
  perform(game) {
    for (const cargo of inPlay(game, "keyCargo")) giveControl(game, cargo, strongestAt(game, cargo) ?? controllerOf(cargo));
    return NOTHING;
  },
};

const controllerOf = ({ seat }: Ship): Seat | undefined => (seat === NOBODY ? undefined : seat);

/** True if the cargo is at range 0-1 of its controller's table edge. */
function isHome(game: Situation, cargo: Ship): boolean {
  const edge = game.state.seats[cargo.seat]?.edge;
  return edge !== undefined && depthsFrom(game.board.table, edge, game.board.body(cargo)).nearest <= BAND;
}

const HOME = (counters: number): AnyScenarioRule => ({
  name: "Home",
  rule: NAME,
  at: "startOfEnd",
  perform(game) {
    for (const cargo of inPlay(game, "keyCargo")) {
      if (!isHome(game, cargo)) continue;
      letEscape(game, cargo);
      scoreCounters(game, cargo.seat, counters, { rule: NAME, text: "cargo brought home" });
    }
    return NOTHING;
  },
});

const ADRIFT: AnyScenarioRule = {
  name: "Adrift",
  rule: NAME,
  at: "shipLost",
  when: (game, { ship }) => remotesOf(game, "shuttle").some(({ id }) => id === ship),
  perform: (game, { pose }) => bringOut(game, pose, undefined),
};

export const keyCargoPlay: PlayBy = (figures) => ({
  rules: [TOW, BOARDING(figures.boarding ?? 1), CHANGING_HANDS, HOME(figures.cargo ?? 0), ADRIFT],
  items: itemsWithCounters(figures),
  isOver(game) {
    if (inPlay(game, "shuttle").length + inPlay(game, "keyCargo").length === 0) return "goal";
    return sidesInPlay(game).length <= 1 ? "elimination" : undefined;
  },
  tiebreaks: [countersOf],
});
