import { isInside } from "@broadside/geometry";
import { type AnyScenarioRule, isRemote, type Seat, type Ship, type Situation, shipOf } from "@broadside/rules";
import {
  casualties,
  choose,
  countersOn,
  moveCounters,
  NOTHING,
  optionsOf,
  type Procedure,
  procedure,
  putCounters,
  regionsOf,
  returnCounters,
  rollFor,
  seatInTurn,
  shipsInPlay,
  sidesOf,
  takeCounters,
} from "@broadside/rules/scenarios";
import { ours } from "../basis.ts";
import { far, rectangle } from "../grid.ts";
import { listed, scoredBy, tableOf } from "../listed.ts";
import { counterItems, counterScores, inCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { layingStep, remotesOnTable } from "../play/remotes.ts";
import { hasShipInPlay } from "../play/sides.ts";
import { strongestSeat } from "../play/strength.ts";
import type { Pieces, Sheet } from "../sheet.ts";
import { endsWhenNobodyIsLeft, epicObstacles, FEWER_CASUALTIES, LAST_ROUND, OURS, obstacles, PREVIEW, rounds } from "./common.ts";

const SATELLITES: Pieces = {
  kind: "satelliteRemote",
  count: 5,
  card: "satellite",
  controller: "nobody",
  when: "after the obstacles",
  placedBy: "players in turn",
  where: "They go between the areas, in the order of their numbers.",
  keeps: { apart: 2, fromEdges: 1, outsideAreas: true },
  spots: [
    { x: 1.5, y: far(4.3) },
    { x: 9.4, y: far(3) },
    { x: 9.6, y: far(7) },
    { x: 6.3, y: far(4.8) },
    { x: 14.1, y: far(5.1) },
  ],
  basis: PREVIEW,
  whereBasis: ours("a source shows an example, but not the rule"),
};

const ID = "intel-pickup";

export const intelPickup: Sheet = {
  ...listed(ID, "EB-LIST-09"),
  aim: { text: "Collect the intel from the satellites and carry it home.", basis: PREVIEW },
  options: [
    rounds(12),
    obstacles(12, OURS),
    { id: "dice", words: "Attack dice rolled per satellite", usual: 2, least: 1, most: 6, basis: OURS },
    { id: "goal", words: "Intel counters that end the game", usual: 5, least: 2, most: 12, basis: OURS },
  ],
  maps: [
    {
      seats: [2, 4],
      table: tableOf(ID),
      areas: [
        { of: 1, corners: rectangle(0, far(3), 7, far(0)), basis: PREVIEW },
        { of: 2, corners: rectangle(far(7), far(3), far(0), far(0)), basis: PREVIEW },
        { of: 3, corners: rectangle(0, 0, 7, 3), basis: PREVIEW },
        { of: 4, corners: rectangle(far(7), 0, far(0), 3), basis: PREVIEW },
      ],
      basis: PREVIEW,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [SATELLITES],
  setUp: [
    {
      text: "No player controls the satellites, no matter who placed them.",
      basis: ours("every player wants the same from them"),
    },
  ],
  rules: [
    {
      name: "Signals",
      phase: "system",
      text: "For each satellite in play without an intel counter, in the order of their numbers, roll {dice} attack dice. If at least one is a focus result, put 1 intel counter on its card.",
      roll: { dice: "dice", faces: ["focus"], most: 1 },
      basis: ours("a source says that dice are rolled and only one counter is placed (EB-FAQ-10), but not for which result (EB-FAQ-11-Q)"),
    },
    {
      name: "Pickup",
      phase: "end",
      text: "The player with more ships at range 0–1 of a satellite than any other player moves its intel counter to the card of one of these ships as a marker. A medium or large ship counts as two, a huge one as three.",
      basis: OURS,
    },
    {
      name: "Delivery",
      phase: "end",
      text: "When a ship is wholly in its own deployment area, its player scores the intel counters on its card.",
      basis: OURS,
    },
    {
      name: "Intercepted",
      text: "When an attack destroys a ship with intel counters, move them to the attacker's card. If the ship is lost in any other way, or goes into reserve, return them to the supply. Do the same with the counter on a satellite that is destroyed.",
      basis: ours("a source says that going into reserve costs a ship its markers (EB-OBJ-09)"),
    },
  ],
  scoring: { by: scoredBy(ID), statements: [{ text: "The player who scored the most intel counters wins.", basis: OURS }] },
  end: [
    { text: "A round ends and a player has scored at least {goal} intel counters.", basis: OURS },
    endsWhenNobodyIsLeft("A round ends and at most one player has ships in play: that player scores the intel counters on their ships."),
    LAST_ROUND,
  ],
  tiebreaks: [FEWER_CASUALTIES],
};

const NAME = "Intel Pickup";

const satellitesIn = (game: Situation): readonly Ship[] => remotesOnTable(game, SATELLITES);

/** At most one counter is placed, however many results match (EB-FAQ-10). */
const signals = (dice: number): AnyScenarioRule => ({
  name: "Signals",
  rule: "EB-FAQ-10",
  at: "startOfSystem",
  perform(game) {
    const [seat = 0] = game.state.initiative;
    for (const satellite of satellitesIn(game))
      if (countersOn(game, satellite) === 0 && rollFor(game, dice, ["focus"], { seat, text: "signals", rule: NAME }) > 0)
        putCounters(game, satellite, 1);
    return NOTHING;
  },
});

const carriersAt = (game: Situation, seat: Seat, satellite: Ship): readonly Ship[] =>
  shipsInPlay(game).filter((ship) => ship.seat === seat && game.board.range(ship, satellite) <= 1);

const NONE = { key: "none", value: undefined } as const;

const pickUp = procedure("pickUp", function* (game: Situation, seat: Seat, satellite: Ship): Procedure {
  const ship = yield* choose<Ship | undefined>((now) => {
    const options = carriersAt(now, seat, satellite).map((value) => ({ key: value.id, value }));
    return {
      kind: "ship to carry it",
      seat,
      rule: NAME,
      about: { ship: satellite.id },
      options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [NONE],
    };
  });
  if (ship?.status === "inPlay") hand(game, satellite, ship);
});

/** Moves all counters from one card to another. */
const hand = (game: Situation, from: Ship, to: Ship): void => moveCounters(game, from, to, countersOn(game, from));

const PICKUP: AnyScenarioRule = {
  name: "Pickup",
  rule: NAME,
  at: "startOfEnd",
  *perform(game) {
    for (const satellite of satellitesIn(game)) {
      const seat = countersOn(game, satellite) > 0 ? strongestSeat(game, (ship) => game.board.range(ship, satellite) <= 1) : undefined;
      if (seat !== undefined) yield* pickUp(game, seat, satellite);
    }
  },
};

const isHome = (game: Situation, ship: Ship): boolean =>
  regionsOf(game, ship.seat).some((region) => isInside(region, game.board.base(ship)));

const DELIVERY: AnyScenarioRule = {
  name: "Delivery",
  rule: NAME,
  at: "startOfEnd",
  perform(game) {
    for (const ship of shipsInPlay(game))
      if (countersOn(game, ship) > 0 && isHome(game, ship)) takeCounters(game, ship, ship.seat, { rule: NAME, text: "intel brought home" });
    return NOTHING;
  },
};

/** Returns the attacking ship, if it can take the counters. An attack can't take counters from a satellite. */
function attackerOf({ state }: Situation, ship: Ship): Ship | undefined {
  if (state.attack?.defender !== ship.id || isRemote(state, ship)) return undefined;
  const attacker = shipOf(state, state.attack.attacker);
  return attacker.status === "inPlay" && !attacker.doomed && !isRemote(state, attacker) ? attacker : undefined;
}

const INTERCEPTED: AnyScenarioRule = {
  name: "Intercepted",
  rule: NAME,
  at: "destroyed",
  perform(game, { ship: id }) {
    const ship = shipOf(game.state, id);
    const attacker = attackerOf(game, ship);
    if (attacker) hand(game, ship, attacker);
    else returnCounters(game, ship);
    return NOTHING;
  },
};

/** Applies to ships that flee and to ships that go into reserve (EB-OBJ-09). */
const LOST: AnyScenarioRule = {
  name: "Intercepted: lost",
  rule: "EB-OBJ-09",
  at: "leftTable",
  perform(game, { ship }) {
    returnCounters(game, shipOf(game.state, ship));
    return NOTHING;
  },
};

const sidesInPlay = (game: Situation): number => sidesOf(game).filter((side) => hasShipInPlay(game, side)).length;

const NOBODY_LEFT: AnyScenarioRule = {
  name: "Nobody left",
  rule: NAME,
  at: "roundCloses",
  when: (game) => sidesInPlay(game) === 1,
  perform(game) {
    for (const ship of shipsInPlay(game)) takeCounters(game, ship, ship.seat, { rule: NAME, text: "intel that nobody can take any more" });
    return NOTHING;
  },
};

export const intelPickupPlay: PlayBy = ({ dice = 0, goal = 0 }) => ({
  afterObstacles: [
    layingStep({ pieces: SATELLITES, rule: NAME, name: "satellite", seat: (game) => seatInTurn(game, satellitesIn(game).length) }),
  ],
  rules: [signals(dice), PICKUP, DELIVERY, INTERCEPTED, LOST, NOBODY_LEFT],
  counterName: "intel counter",
  items: counterItems,
  unit: inCounters,
  isOver(game) {
    if (sidesInPlay(game) <= 1) return "elimination";
    return counterScores(game).some((score) => score >= goal) ? "goal" : undefined;
  },
  tiebreaks: [(game, side) => -(sidesOf(game)[side]?.seats ?? []).reduce((sum, seat) => sum + casualties(game, seat), 0)],
});
