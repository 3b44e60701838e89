import { type AnyScenarioRule, isRemote, relationOf, type Seat, type Ship, type Situation, shipOf } from "@broadside/rules";
import {
  chooseEdgePlace,
  chooseHyperspacePlace,
  counterItem,
  countersOn,
  figureOf,
  isAtFullHealth,
  NOTHING,
  type Procedure,
  procedure,
  putCounters,
  restore,
  returnCounters,
  type ScoreItems,
  scoreCounters,
  setFigure,
  sidesOf,
  takeCounters,
  totals,
} from "@broadside/rules/scenarios";
import { ours } from "../basis.ts";
import { bottomStrip, far, leftStrip, rightStrip, topStrip } from "../grid.ts";
import { listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, inCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import type { Sheet } from "../sheet.ts";
import { EVENT_SHEETS, epicObstacles, LAST_ROUND, obstacles, rounds } from "./common.ts";

const ID = "aces-high";

export const acesHigh: Sheet = {
  ...listed(ID, "EB-LIST-04", { limits: EVENT_SHEETS.from }),
  aim: { text: "One ship each, in a free-for-all: be the ace with the most victory counters.", basis: EVENT_SHEETS },
  options: [
    rounds(12),
    obstacles(6, EVENT_SHEETS),
    { id: "goal", words: "Victory counters that end the game", usual: 6, least: 3, most: 15, basis: EVENT_SHEETS },
    { id: "kill", words: "Counters for shooting down a ship", usual: 2, least: 1, most: 5, basis: EVENT_SHEETS },
  ],
  maps: [
    {
      seats: [2, 8],
      table: tableOf(ID),
      areas: [bottomStrip(1), topStrip(1), leftStrip(1), rightStrip(1)].map((corners) => ({ of: "anyone", corners, basis: EVENT_SHEETS })),
      basis: EVENT_SHEETS,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), EVENT_SHEETS),
  pieces: [
    {
      kind: "hyperspacePoint",
      count: 4,
      when: "with the play area",
      where: "One goes near each corner, at range 3 from both edges.",
      spots: [
        { x: 3, y: 3, heading: 45 },
        { x: far(3), y: far(3), heading: 225 },
        { x: 3, y: far(3), heading: 135 },
        { x: far(3), y: 3, heading: 315 },
      ],
      basis: EVENT_SHEETS,
      whereBasis: ours("no source says where they are"),
    },
  ],
  setUp: [
    { text: "In player order, place each ship within range 1 of any edge and beyond range 2 of every other ship.", basis: EVENT_SHEETS },
    {
      text: "Place obstacles outside the strips along the edges. They cannot overlap a hyperspace point.",
      basis: ours("so that there is room for the ships"),
    },
  ],
  rules: [
    {
      name: "Back in the fight",
      phase: "start of round",
      text: "In player order, each player without a ship in play rolls one attack die. They restore their ship at a free arm of a hyperspace point that shows the result; a critical counts as a hit. If no such arm is free, they place the ship touching any edge.",
      roll: { dice: 1, faces: ["blank", "focus", "hit", "crit"] },
      basis: EVENT_SHEETS,
    },
    {
      name: "First hit",
      text: "After an attack damages a defender that was at full health, the attacking player scores 1 victory counter.",
      basis: EVENT_SHEETS,
    },
    {
      name: "Shot confirmed",
      text: "When you destroy an enemy ship, score {kill} victory counters and all counters on its card. Then put 1 more on your own ship's card if that ship is in play.",
      basis: EVENT_SHEETS,
    },
    {
      name: "Stay in the fight",
      text: "If your ship flees, or is destroyed but not by an enemy, it loses the counters on its card. You also give back 1 scored counter, plus 1 for each counter it lost.",
      basis: EVENT_SHEETS,
    },
  ],
  scoring: {
    by: scoredBy(ID),
    statements: [{ text: "Add the counters you scored and those on your ship's card. The highest total wins.", basis: EVENT_SHEETS }],
  },
  end: [{ text: "A round ends and a player has at least {goal} victory counters.", basis: EVENT_SHEETS }, LAST_ROUND],
  tiebreaks: [
    { text: "The player who destroyed more ships wins.", basis: ours("no source breaks the tie") },
    { text: "The player who lost their ship fewer times wins.", basis: ours("no source breaks the tie") },
  ],
};

const NAME = "Aces High";

/** Returns the ship that a seat can bring back when it has no ships left. This is the first ship of its squad. */
function lostShip({ state }: Situation, seat: Seat): Ship | undefined {
  const own = state.ships.filter((ship) => ship.seat === seat);
  return state.seats[seat]?.status === "playing" && own.every(isLost) ? own[0] : undefined;
}
const isLost = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";

/**
 * Places the ship at a free arm of a hyperspace point. If there is no room, places it at an edge. If there is no room there either, the
 * ship waits for the next round.
 */
const comeBack = procedure("comeBack", function* (game: Situation, ship: Ship): Procedure {
  const pose = (yield* chooseHyperspacePlace(game, ship, NAME)) ?? (yield* chooseEdgePlace(game, ship, NAME));
  if (pose && isLost(ship)) yield* restore(game, ship, { ...pose });
});

const BACK_IN_THE_FIGHT: AnyScenarioRule = {
  name: "Back in the fight",
  rule: NAME,
  at: "startOfPlanning",
  when: (game) => game.state.initiative.some((seat) => lostShip(game, seat)),
  *perform(game) {
    for (const seat of game.state.initiative) {
      const ship = lostShip(game, seat);
      if (ship) yield* comeBack(game, ship);
    }
  },
};

/** Returns the key that marks a ship which was at full health when an attack hit it. */
const unhurt = (ship: string): string => `unhurt ${ship}`;

const BEFORE_FIRST_HIT: AnyScenarioRule = {
  name: "First hit: before the damage",
  rule: NAME,
  at: "attackHits",
  when: ({ state }, { target }) => !isRemote(state, shipOf(state, target)),
  perform(game, { target }) {
    if (isAtFullHealth(game, shipOf(game.state, target))) setFigure(game, unhurt(target), 1);
    return NOTHING;
  },
};

const FIRST_HIT: AnyScenarioRule = {
  name: "First hit",
  rule: NAME,
  at: "afterAttack",
  when: (game, { target }) => figureOf(game, unhurt(target)) > 0,
  perform(game, { ship, target }) {
    setFigure(game, unhurt(target), 0);
    const { state } = game;
    if (!isAtFullHealth(game, shipOf(state, target))) scoreCounters(game, shipOf(state, ship).seat, 1, { rule: NAME, text: "a first hit" });
    return NOTHING;
  },
};

/** The start of the keys for each seat's kills and losses, which break ties. */
const KILLS = "kills of";
const LOSSES = "losses of";
const count = (game: Situation, what: string, seat: Seat): void =>
  setFigure(game, `${what} ${seat}`, figureOf(game, `${what} ${seat}`) + 1);

function shotDown(game: Situation, ship: Ship, by: Seat, kill: number): void {
  count(game, KILLS, by);
  scoreCounters(game, by, kill, { rule: NAME, text: "a ship shot down" });
  takeCounters(game, ship, by, { rule: "EB-VC-06", text: "what lay on its card" });
  const own = game.state.ships.find(({ seat, status, doomed }) => seat === by && status === "inPlay" && !doomed);
  if (own) putCounters(game, own, 1);
}

function lostByItself(game: Situation, ship: Ship): void {
  const onCard = countersOn(game, ship);
  returnCounters(game, ship);
  const scored = game.state.scenario?.counters[ship.seat] ?? 0;
  scoreCounters(game, ship.seat, -Math.min(scored, 1 + onCard), { rule: NAME, text: "a ship lost to no enemy" });
}

const SHOT_CONFIRMED = (kill: number): AnyScenarioRule => ({
  name: "Shot confirmed",
  rule: NAME,
  at: "destroyed",
  when: ({ state }, { ship }) => !isRemote(state, shipOf(state, ship)),
  perform(game, { ship: id, by }) {
    const ship = shipOf(game.state, id);
    count(game, LOSSES, ship.seat);
    if (by !== undefined && relationOf(game.setup.seats, by, ship.seat) === "enemy") shotDown(game, ship, by, kill);
    else lostByItself(game, ship);
    return NOTHING;
  },
});

const STAY_IN_THE_FIGHT: AnyScenarioRule = {
  name: "Stay in the fight",
  rule: NAME,
  at: "leftTable",
  when: (_game, { how }) => how === "fled",
  perform(game, { ship: id }) {
    const ship = shipOf(game.state, id);
    count(game, LOSSES, ship.seat);
    lostByItself(game, ship);
    return NOTHING;
  },
};

/** Counters on ship cards score as well. */
const acesItems = (game: Situation): ScoreItems =>
  sidesOf(game).map(({ seats }, side) => {
    const onCards = game.state.ships.reduce((sum, ship) => (seats.includes(ship.seat) ? sum + countersOn(game, ship) : sum), 0);
    return [...counterItem(countersOf(game, side), 1), ...counterItem(onCards, 1, true)];
  });

const counted =
  (what: string) =>
  (game: Situation, side: number): number =>
    (sidesOf(game)[side]?.seats ?? []).reduce((sum, seat) => sum + figureOf(game, `${what} ${seat}`), 0);

export const acesHighPlay: PlayBy = ({ goal = 0, kill = 0 }) => ({
  rules: [BACK_IN_THE_FIGHT, BEFORE_FIRST_HIT, FIRST_HIT, SHOT_CONFIRMED(kill), STAY_IN_THE_FIGHT],
  shipsReturn: true,
  placesInPlayerOrder: true,
  placing: (game, ship) => [
    {
      must: "be beyond",
      bands: 2,
      of: game.state.ships.flatMap((other) => (other !== ship && other.pose ? [game.board.base(other)] : [])),
    },
  ],
  items: acesItems,
  unit: inCounters,
  isOver: (game) => (totals(acesItems(game)).some((score) => score >= goal) ? "goal" : undefined),
  tiebreaks: [counted(KILLS), (game, side) => -counted(LOSSES)(game, side)],
});
