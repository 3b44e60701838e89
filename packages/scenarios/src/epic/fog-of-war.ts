import type { AnyScenarioRule, Ship, Situation } from "@broadside/rules";
import { chooseHyperspacePlace, figureOf, type Procedure, placeUnitAt, procedure, setFigure, sidesOf } from "@broadside/rules/scenarios";
import { ours } from "../basis.ts";
import { far, rectangle } from "../grid.ts";
import { listed, scoredBy, tableOf } from "../listed.ts";
import { counterItems, inCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import {
  type Arrival,
  arrive,
  type Force,
  forcesOf,
  holdingStep,
  inOwnArea,
  isInPlay,
  type ReserveChoice,
  shipsInReserve,
} from "../play/reserve.ts";
import { isWiped } from "../play/sides.ts";
import { threatLeft, trophyRules } from "../play/trophies.ts";
import type { Sheet } from "../sheet.ts";
import { epicObstacles, LAST_ROUND, OURS, obstacles, REPORT, rounds } from "./common.ts";

const AREA = ours("a source fixes areas by player number, but does not say where they are");

const ID = "fog-of-war";

export const fogOfWar: Sheet = {
  ...listed(ID, "EB-LIST-03"),
  aim: { text: "Nobody sees the whole battle: shoot down more than anyone else before one fleet is gone.", basis: REPORT },
  options: [
    rounds(12),
    obstacles(12, OURS),
    { id: "reserve", words: "Ships a player can hold in reserve", usual: 6, least: 0, most: 12, basis: REPORT },
    { id: "arrivals", words: "Quick builds a player can bring in each round", usual: 2, least: 1, most: 6, basis: OURS },
    { id: "fog", words: "Extra defense dice at range 3", usual: 1, least: 0, most: 2, basis: OURS },
  ],
  maps: [
    {
      seats: [2, 6],
      table: tableOf(ID),
      areas: [
        { of: 1, corners: rectangle(0, 0, 4, 2), basis: AREA },
        { of: 2, corners: rectangle(far(4), far(2), far(0), far(0)), basis: AREA },
        { of: 3, corners: rectangle(0, far(2), 4, far(0)), basis: AREA },
        { of: 4, corners: rectangle(far(4), 0, far(0), 2), basis: AREA },
        { of: 5, corners: rectangle(7, 0, far(7), 2), basis: AREA },
        { of: 6, corners: rectangle(7, far(2), far(7), far(0)), basis: AREA },
      ],
      basis: OURS,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [
    {
      kind: "hyperspacePoint",
      count: 4,
      when: "with the play area",
      where: "They go at range 6 from the nearest short edge and range 3 from the nearest long edge.",
      spots: [
        { x: 6, y: 3 },
        { x: far(6), y: far(3), heading: 180 },
        { x: 6, y: far(3), heading: 180 },
        { x: far(6), y: 3 },
      ],
      basis: ours("ships arrive as in Aces High"),
      whereBasis: OURS,
    },
  ],
  setUp: [
    { text: "Build squads from quick builds.", basis: REPORT },
    {
      text: "In player order, each player can put quick builds with up to {reserve} ships in total into reserve, but not all of their quick builds.",
      basis: REPORT,
    },
  ],
  rules: [
    {
      name: "Out of the fog",
      phase: "start of round",
      text: "From round 2 on, in player order, each player can bring in up to {arrivals} quick builds from reserve. A player with none in play must bring in at least one. For each ship and each wing, they roll one attack die and place the ship, or the wing's leader, at a free arm of a hyperspace point that shows the result, facing away from the point. A critical counts as a hit. If no such arm is free, they place it in their own deployment area.",
      roll: { dice: 1, faces: ["blank", "focus", "hit", "crit"] },
      basis: OURS,
    },
    { name: "Fog", text: "A ship that defends at range 3 adds {fog} to its defense dice.", basis: OURS },
    {
      name: "Confirmed",
      text: "When your attack or effect removes the last ship of an enemy quick build, you score victory counters equal to the build's threat.",
      basis: REPORT,
    },
    {
      name: "Lost in the fog",
      text: "If the last ship of a quick build flees, or no enemy destroyed it, every enemy scores those counters.",
      basis: OURS,
    },
  ],
  scoring: { by: scoredBy(ID), statements: [{ text: "The player with the most victory counters wins.", basis: REPORT }] },
  end: [{ text: "A round ends and a player has no ship left in play or in reserve.", basis: REPORT }, LAST_ROUND],
  tiebreaks: [{ text: "The player with more threat left in play and in reserve wins.", basis: OURS }],
};

const NAME = "Fog of War";

/** Squads should be quick builds. If players use points instead, these are converted to threat as in Epic Escalation. */
const THREAT_POINTS = 25;

const shipsIn = (forces: readonly Force[]): number => forces.reduce((sum, { ships }) => sum + ships.length, 0);

/** Players choose which forces to hold in reserve. At least one force must start in play. */
const holding = (reserve: number): ReserveChoice => ({
  rule: NAME,
  kind: "held in reserve",
  named: "in reserve",
  open(game, seat, named) {
    const others = forcesOf(game, seat).filter(({ id }) => !named.some((one) => one.id === id));
    return others.length <= 1 ? [] : others.filter((force) => shipsIn([...named, force]) <= reserve);
  },
  done: () => "first",
});

/** Places the ship at a free arm of a hyperspace point that shows the rolled result. If there is no room, places it in its own area. */
const comeOut = procedure("comeOut", function* (game: Situation, ship: Ship): Procedure<boolean> {
  const pose = yield* chooseHyperspacePlace(game, ship, NAME);
  if (ship.status !== "reserve") return true;
  if (!pose) return yield* inOwnArea(game, ship);
  yield* placeUnitAt(game, ship, { ...pose });
  return true;
});

const ARRIVAL: Arrival = {
  rule: NAME,
  place: comeOut,
  open: (game, seat) => forcesOf(game, seat).filter((force) => !isInPlay(force) && shipsInReserve(force).length > 0),
};

/** The key for the number of forces that a seat has brought in this round. */
const CAME = "came in for";

const outOfTheFog = (arrivals: number): AnyScenarioRule => ({
  name: "Out of the fog",
  rule: NAME,
  at: "startOfPlanning",
  when: ({ state }) => state.round >= 2,
  *perform(game) {
    for (const seat of game.state.initiative) {
      setFigure(game, `${CAME} ${seat}`, 0);
      while (figureOf(game, `${CAME} ${seat}`) < arrivals && game.state.seats[seat]?.status === "playing") {
        if (!(yield* arrive(game, seat, ARRIVAL))) break;
        setFigure(game, `${CAME} ${seat}`, figureOf(game, `${CAME} ${seat}`) + 1);
      }
    }
  },
});

export const fogOfWarPlay: PlayBy = ({ reserve = 0, arrivals = 0, fog = 0 }) => ({
  rules: [outOfTheFog(arrivals), ...trophyRules(NAME, THREAT_POINTS)],
  afterObstacles: [holdingStep(holding(reserve))],
  sums: { defenseDice: (_game, { attack }) => (attack.range === 3 ? fog : 0) },
  items: counterItems,
  unit: inCounters,
  isOver: (game) => (sidesOf(game).some((side) => isWiped(game, side)) ? "elimination" : undefined),
  tiebreaks: [(game, side) => threatLeft(game, sidesOf(game)[side]?.seats ?? [], THREAT_POINTS)],
});
