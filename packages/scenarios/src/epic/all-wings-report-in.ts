import { isInside } from "@broadside/geometry";
import { type AnyScenarioRule, isRemote, type Ship, type Situation, type Step, shipOf } from "@broadside/rules";
import {
  choose,
  counterItem,
  countersOn,
  figureOf,
  letEscape,
  markerCarriers,
  NOTHING,
  optionsOf,
  type Procedure,
  procedure,
  putCounters,
  type ScoreItems,
  setFigure,
  sidesOf,
  speakerOf,
  standardScores,
  takeCounters,
  vote,
} from "@broadside/rules/scenarios";
import { zoneFor } from "../areas.ts";
import { known, ours } from "../basis.ts";
import { far, rectangle } from "../grid.ts";
import { listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, inCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { hasShipInPlay, scorerOf, shipsOf, sideWith } from "../play/sides.ts";
import type { Sheet } from "../sheet.ts";
import { endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, OURS, obstacles, rounds } from "./common.ts";

/** The zone through which ships escape. */
const EXIT = "Exit";

const QUESTIONS = known("players' questions about it, 2019 and 2020");

const ID = "all-wings-report-in";

export const allWingsReportIn: Sheet = {
  ...listed(ID, "EB-LIST-11"),
  aim: {
    text: "The defenders run the gauntlet with seven priority targets; the attackers let as few through as they can.",
    basis: QUESTIONS,
  },
  options: [
    rounds(12),
    obstacles(12, OURS),
    { id: "markers", words: "Priority targets", usual: 7, least: 3, most: 15, basis: QUESTIONS },
    { id: "mostOnShip", words: "Maximum priority targets per ship", usual: 2, least: 1, most: 15, basis: OURS },
  ],
  maps: [
    {
      seats: [3, 5],
      table: tableOf(ID),
      areas: [
        { of: "attacker", corners: rectangle(8, far(2), far(4), far(0)), basis: OURS },
        { of: "attacker", corners: rectangle(8, 0, far(4), 2), basis: OURS },
        { of: "defender", corners: rectangle(0, 1, 4, far(1)), basis: OURS },
      ],
      zones: [{ name: EXIT, corners: rectangle(far(2), 2, far(0), far(2)), basis: ours("a source mentions it, but not where it is") }],
      basis: OURS,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [
    {
      kind: "marker",
      name: ["priority target", "priority targets"],
      count: "markers",
      when: "after the forces",
      placedBy: "defender",
      where:
        "They use victory counters as markers, and put them one at a time on the cards of their ships that are in play and in their area: at most {mostOnShip} per ship, unless there are too few ships.",
      spots: [],
      basis: QUESTIONS,
      whereBasis: known("EB-OBJ-06"),
    },
  ],
  setUp: [{ text: "Each attacking ship can start in either of the attackers' areas.", basis: OURS }],
  rules: [
    {
      name: "Breaking through",
      phase: "end",
      text: "Each defending ship that is wholly in the exit can escape. The defenders then score the markers on its card.",
      basis: QUESTIONS,
    },
    {
      name: "Priority target",
      text: "When a ship with markers is destroyed, flees or goes into reserve, the attackers score them.",
      basis: ours("a source says that going into reserve costs a ship its markers, as fleeing does (EB-OBJ-09)"),
    },
  ],
  scoring: {
    by: scoredBy(ID),
    statements: [
      { text: "The team with more victory counters wins.", basis: ours("seven cannot be split evenly") },
      { text: "When the game ends, the attackers score the markers still on ships.", basis: OURS },
    ],
  },
  end: [
    { text: "A round ends and no ship in play has a marker.", basis: OURS },
    endsWhenNobodyIsLeft("A round ends and the attackers have no ship in play: the defenders score the markers on their ships in play."),
    LAST_ROUND,
  ],
  tiebreaks: [{ text: "The side with the higher standard score wins.", basis: OURS }],
};

const NAME = "All Wings Report In";

/** The key for how many markers have been placed in set-up. */
const LAID = "markers laid";

/**
 * Returns the ships that can take another marker: those in play, in their area (EB-OBJ-06, -07) and with room for it. If no ship has room,
 * returns all ships in play and in their area.
 */
function candidates(game: Situation, most: number): readonly Ship[] {
  const there = markerCarriers(game, sideWith(game, "defender").seats);
  const free = there.filter((ship) => countersOn(game, ship) < most);
  return free.length > 0 ? free : there;
}

const NONE = { key: "none", value: undefined } as const;

const layMarker = procedure("layMarker", function* (game: Situation, most: number): Procedure {
  setFigure(game, LAID, figureOf(game, LAID) + 1);
  const ship = yield* vote<Ship | undefined>(game, {
    seats: sideWith(game, "defender").seats,
    kind: "priority target",
    rule: NAME,
    options: (now) => {
      const ships = candidates(now, most).map((value) => ({ key: value.id, value }));
      return ships.length > 0 ? optionsOf<Ship | undefined>(ships) : [NONE];
    },
  });
  if (ship?.status === "inPlay") putCounters(game, ship, 1);
});

const priorityTargets = (markers: number, most: number): Step => ({
  name: `${NAME}: priority targets`,
  *run(game): Procedure<"again" | "done"> {
    if (figureOf(game, LAID) >= markers || candidates(game, most).length === 0) return "done";
    yield* layMarker(game, most);
    return "again";
  },
});

function isInExit(game: Situation, ship: Ship): boolean {
  const exit = zoneFor(allWingsReportIn, game.setup.seats, EXIT);
  return ship.status === "inPlay" && exit !== undefined && isInside(exit, game.board.base(ship));
}

/** Asks whether the ship leaves. By default, a ship with markers leaves, and a ship without markers stays. */
const breakThrough = procedure("breakThrough", function* (game: Situation, ship: Ship): Procedure {
  const goes = yield* choose<boolean>((now) => {
    const [yes, no] = [
      { key: "yes", value: true },
      { key: "no", value: false },
    ] as const;
    return {
      kind: "break through",
      seat: ship.seat,
      rule: NAME,
      about: { ship: ship.id },
      options: countersOn(now, ship) > 0 ? [yes, no] : [no, yes],
    };
  });
  if (!goes || ship.status !== "inPlay") return;
  takeCounters(game, ship, ship.seat, { rule: NAME, text: "broken through" });
  letEscape(game, ship);
});

const BREAKING_THROUGH: AnyScenarioRule = {
  name: "Breaking through",
  rule: NAME,
  at: "startOfEnd",
  *perform(game) {
    for (const ship of shipsOf(game, sideWith(game, "defender"))) if (isInExit(game, ship)) yield* breakThrough(game, ship);
  },
};

const SHOT: AnyScenarioRule = {
  name: "Priority target",
  rule: NAME,
  at: "destroyed",
  when: ({ state }, { ship }) => !isRemote(state, shipOf(state, ship)),
  perform(game, { ship, by }) {
    takeCounters(game, shipOf(game.state, ship), scorerOf(game, sideWith(game, "attacker"), by), {
      rule: NAME,
      text: "a priority target destroyed",
    });
    return NOTHING;
  },
};

/** A ship loses its markers when it flees, and also when it goes into reserve (EB-OBJ-09). */
const LOST: AnyScenarioRule = {
  name: "Priority target: lost",
  rule: "EB-OBJ-09",
  at: "leftTable",
  perform(game, { ship }) {
    takeCounters(game, shipOf(game.state, ship), speakerOf(game, sideWith(game, "attacker")), {
      rule: NAME,
      text: "a priority target that has left the table",
    });
    return NOTHING;
  },
};

const targetsInPlay = (game: Situation): readonly Ship[] =>
  shipsOf(game, sideWith(game, "defender")).filter((ship) => ship.status === "inPlay" && countersOn(game, ship) > 0);

const NOBODY_LEFT: AnyScenarioRule = {
  name: "Nobody left",
  rule: NAME,
  at: "roundCloses",
  when: (game) => !hasShipInPlay(game, sideWith(game, "attacker")),
  perform(game) {
    for (const ship of targetsInPlay(game)) takeCounters(game, ship, ship.seat, { rule: NAME, text: "nobody left to stop it" });
    return NOTHING;
  },
};

/** Markers that are still on ships score for the attackers. */
function items(game: Situation): ScoreItems {
  const attackers = sideWith(game, "attacker");
  const onShips = game.state.ships.reduce((sum, ship) => sum + countersOn(game, ship), 0);
  return sidesOf(game).map((side, at) => [
    ...counterItem(countersOf(game, at), 1),
    ...(side === attackers ? counterItem(onShips, 1, true) : []),
  ]);
}

export const allWingsReportInPlay: PlayBy = ({ markers = 0, mostOnShip = 1 }) => ({
  afterForces: [priorityTargets(markers, mostOnShip)],
  rules: [BREAKING_THROUGH, SHOT, LOST, NOBODY_LEFT],
  items,
  unit: inCounters,
  isOver(game) {
    if (!hasShipInPlay(game, sideWith(game, "attacker"))) return "elimination";
    return targetsInPlay(game).length === 0 ? "goal" : undefined;
  },
  tiebreaks: [(game, side) => standardScores(game)[side] ?? 0],
});
