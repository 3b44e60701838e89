import { areasOverlap, isInside, type Region, regionShape } from "@broadside/geometry";
import { type AnyScenarioRule, type Ship, type Situation, shipOf } from "@broadside/rules";
import {
  choose,
  isAtHalfHealth,
  isByThreat,
  isIonized,
  letEscape,
  type Procedure,
  procedure,
  rollDice,
  scoreCounters,
  scoredUnits,
  sidesOf,
  sufferDamage,
  yesOrNo,
} from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { far, rectangle, regionOn } from "../grid.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { Figures, PlayBy } from "../play/play.ts";
import { hasShipInPlay } from "../play/sides.ts";
import type { Sheet } from "../sheet.ts";
import { counterScore, endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, MORE_COUNTERS, OURS, obstacles, rounds } from "./common.ts";

const ID = "atmospheric-entry";

export const atmosphericEntry: Sheet = {
  ...listed(ID, "EB-LIST-05"),
  aim: { text: "Both fleets race for the same landing corridor: bring your ships down, or burn theirs.", basis: OURS },
  options: [
    rounds(10),
    obstacles(6, OURS),
    ...counterWorth(ID, OURS),
    { id: "landingRound", words: "First round in which ships can land", usual: 3, least: 1, most: 8, basis: OURS },
    { id: "safeSpeed", words: "Fastest safe speed in the atmosphere", usual: 3, least: 1, most: 5, basis: OURS },
    { id: "landingPoints", words: "Points of a landed ship per counter", usual: 50, least: 25, most: 200, basis: OURS },
    {
      id: "landingThreat",
      words: "Threat of a landed quick build per counter",
      usual: 2,
      least: 1,
      most: 8,
      basis: OURS,
    },
  ],
  maps: [
    {
      seats: [2, 2],
      table: tableOf(ID),
      areas: [
        { of: 1, corners: rectangle(0, 4, 2, far(1)), basis: OURS },
        { of: 2, corners: rectangle(far(2), 4, far(0), far(1)), basis: OURS },
      ],
      zones: [
        { name: "Atmosphere", corners: rectangle(0, 0, far(0), 2), basis: OURS },
        { name: "Landing corridor", corners: rectangle(2.5, 0, far(2.5), 1), basis: OURS },
      ],
      basis: known("EB-EVENT-12"),
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [],
  setUp: [
    { text: "The planet is below the bottom edge. Red starts on the left, blue on the right.", basis: OURS },
    { text: "Obstacles cannot be placed in the atmosphere.", basis: OURS },
  ],
  rules: [
    {
      name: "Heat",
      text: "After a ship executes a maneuver faster than speed {safeSpeed} and is at least partly in the atmosphere, it rolls one attack die: on a hit it suffers 1 damage, on a critical 1 critical damage. A huge ship rolls at any speed.",
      roll: { dice: 1, faces: ["hit", "crit"] },
      basis: OURS,
    },
    {
      name: "Landing",
      phase: "end",
      text: "From round {landingRound} on, in player order, each ship that is wholly in the landing corridor and neither stressed nor ionized can land. It escapes, and its player scores 1 victory counter for every {landingPoints} of its points, rounded up, with 1 fewer at half health and a minimum of 1. With quick builds, its player scores 1 for every {landingThreat} threat, and the ships of a build share its threat equally. The ships of a wing land one by one.",
      basis: OURS,
    },
    {
      name: "Burning up",
      text: "A ship that leaves the table over the planet's edge has fled, as with any other edge.",
      basis: OURS,
    },
  ],
  scoring: { by: scoredBy(ID), pointsPerCounter: "counterPoints", threatPerCounter: "counterThreat", statements: [counterScore(OURS)] },
  end: [endsWhenNobodyIsLeft("A round ends and a player has no ship in play."), LAST_ROUND],
  tiebreaks: [MORE_COUNTERS],
};

const NAME = "Atmospheric Entry";
const ATMOSPHERE = "Atmosphere";
const CORRIDOR = "Landing corridor";

/** Finds a zone by its name. The sheet has only one map. */
const zoneCalled = (name: string): Region => {
  const [map] = atmosphericEntry.maps;
  const zone = map?.zones?.find((one) => one.name === name);
  return map && zone ? regionOn(map.table, zone.corners) : [];
};

const HEAT = (safeSpeed: number): AnyScenarioRule => ({
  name: "Heat",
  rule: NAME,
  at: "maneuverExecuted",
  when(game, { ship: id }) {
    const ship = shipOf(game.state, id);
    if (ship.status !== "inPlay" || !ship.pose) return false;
    const isHot = game.factsOf(ship).isHuge || (ship.speed ?? 0) > safeSpeed;
    return isHot && areasOverlap(game.board.base(ship), [regionShape(zoneCalled(ATMOSPHERE))]);
  },
  *perform(game, { ship: id }) {
    const ship = shipOf(game.state, id);
    const [die] = yield* rollDice(game, ship, "attack", 1, "heat");
    if (die?.face === "hit" || die?.face === "crit")
      yield* sufferDamage(game, ship, { hits: die.face === "hit" ? 1 : 0, crits: die.face === "crit" ? 1 : 0, reason: "heat" });
  },
});

/** Returns what a ship is worth. In a quick build, all ships have equal shares. */
function shareOf(game: Situation, ship: Ship): number {
  const unit = scoredUnits(game).find(({ ships }) => ships.includes(ship));
  return unit ? unit.worth / unit.ships.length : 0;
}

/**
 * Returns how many counters the ship gets: 1 for each `landingPoints` or `landingThreat` that it is worth, rounded up. A ship at half
 * health gets 1 fewer, but at least 1.
 */
function landingCounters(game: Situation, ship: Ship, { landingPoints = 1, landingThreat = 1 }: Figures): number {
  const counters = Math.ceil(shareOf(game, ship) / (isByThreat(game) ? landingThreat : landingPoints));
  return Math.max(1, counters - (isAtHalfHealth(game, ship) ? 1 : 0));
}

const mayLand = (game: Situation, ship: Ship): boolean =>
  ship.status === "inPlay" &&
  ship.pose !== undefined &&
  ship.tokens.stress === 0 &&
  !isIonized(game, ship) &&
  isInside(zoneCalled(CORRIDOR), game.board.base(ship));

const land = procedure("land", function* (game: Situation, ship: Ship, figures: Figures): Procedure {
  const lands = yield* choose<boolean>(() => ({
    kind: "land ship",
    seat: ship.seat,
    rule: NAME,
    about: { ship: ship.id },
    options: yesOrNo,
  }));
  if (!lands || !mayLand(game, ship)) return;
  const counters = landingCounters(game, ship, figures);
  letEscape(game, ship);
  scoreCounters(game, ship.seat, counters, { rule: NAME, text: "a ship landed" });
});

const LANDING = (figures: Figures): AnyScenarioRule => ({
  name: "Landing",
  rule: NAME,
  at: "startOfEnd",
  when: ({ state }) => state.round >= (figures.landingRound ?? 1),
  *perform(game) {
    for (const seat of game.state.initiative)
      for (const ship of game.state.ships)
        if (ship.seat === seat && game.state.seats[seat]?.status === "playing" && mayLand(game, ship)) yield* land(game, ship, figures);
  },
});

export const atmosphericEntryPlay: PlayBy = (figures) => ({
  rules: [HEAT(figures.safeSpeed ?? 0), LANDING(figures)],
  noObstaclesIn: [ATMOSPHERE],
  items: itemsWithCounters(figures),
  isOver: (game) => (sidesOf(game).some((side) => !hasShipInPlay(game, side)) ? "elimination" : undefined),
  tiebreaks: [countersOf],
});
