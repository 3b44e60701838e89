import type { AnyScenarioRule, Situation } from "@broadside/rules";
import { isByThreat, sidesOf } from "@broadside/rules/scenarios";
import { ours } from "../basis.ts";
import { far, leftStrip, rectangle, rightStrip } from "../grid.ts";
import { listed, scoredBy, tableOf } from "../listed.ts";
import { counterItems, counterScores, inCounters } from "../play/counters.ts";
import type { Figures, PlayBy } from "../play/play.ts";
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
import { endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, OURS, obstacles, rounds } from "./common.ts";

const GROWTH = ours("after the core game's Escalation, which starts at threat 4 and is won with 8");
const AREA = ours("around the table, with the first players farthest apart");

const ID = "epic-escalation";

export const epicEscalation: Sheet = {
  ...listed(ID, "EB-LIST-02"),
  aim: { text: "A skirmish grows into a battle: shoot down the most as more and more ships join.", basis: OURS },
  options: [
    rounds(10),
    obstacles(12, OURS),
    { id: "startThreat", words: "Threat each player starts with", usual: 4, least: 2, most: 10, basis: GROWTH },
    { id: "growth", words: "Threat added to the level each round", usual: 2, least: 1, most: 5, basis: GROWTH },
    { id: "goal", words: "Victory counters that end the game", usual: 8, least: 4, most: 30, basis: GROWTH },
    {
      id: "threatPoints",
      words: "Squad points per threat",
      usual: 25,
      least: 10,
      most: 50,
      basis: ours("500 points or threat 20"),
    },
  ],
  maps: [
    {
      seats: [2, 8],
      table: tableOf(ID),
      areas: [
        { of: 1, corners: rectangle(3, 0, 6, 2), basis: AREA },
        { of: 2, corners: rectangle(far(6), far(2), far(3), far(0)), basis: AREA },
        { of: 3, corners: rectangle(3, far(2), 6, far(0)), basis: AREA },
        { of: 4, corners: rectangle(far(6), 0, far(3), 2), basis: AREA },
        { of: 5, corners: leftStrip(2, 3), basis: AREA },
        { of: 6, corners: rightStrip(2, 3), basis: AREA },
        { of: 7, corners: rectangle(7.5, 0, far(7.5), 2), basis: AREA },
        { of: 8, corners: rectangle(7.5, far(2), far(7.5), far(0)), basis: AREA },
      ],
      basis: OURS,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [],
  setUp: [
    { text: "The level starts at threat {startThreat}. In a game with squad points, 1 threat is {threatPoints} points.", basis: GROWTH },
    {
      text: "In player order, each player places ships, wings and quick builds whose total is at most the level, or a single one that exceeds it. All others start in reserve. Docked ships stay with their carrier.",
      basis: GROWTH,
    },
  ],
  rules: [
    {
      name: "Escalation",
      phase: "start of round",
      text: "From round 2 on, the level rises by threat {growth}. In player order, each player can then bring ships and whole wings from reserve into their own deployment area, as long as their total in play does not exceed the level. The ships of a quick build arrive together and count while any of them is in play. A player with nothing in play must bring one, whatever its cost.",
      basis: GROWTH,
    },
    {
      name: "Trophies",
      text: "When an enemy ship or quick build is destroyed, the player whose attack or effect destroyed it scores victory counters equal to its threat. A quick build's counters are scored when its last ship is gone. If the ship or quick build fled, or no enemy destroyed it, every enemy scores the counters.",
      basis: ours("as in Fog of War"),
    },
  ],
  scoring: {
    by: scoredBy(ID),
    statements: [
      {
        text: "The player with the most victory counters wins. With squad points, a ship gives 1 for every {threatPoints} points, rounded to the nearest, with a minimum of 1.",
        basis: GROWTH,
      },
    ],
  },
  end: [
    { text: "A round ends and a player has at least {goal} victory counters.", basis: GROWTH },
    endsWhenNobodyIsLeft("A round ends and at most one player has ships in play or in reserve."),
    LAST_ROUND,
  ],
  tiebreaks: [{ text: "The player with more threat left in play and in reserve wins.", basis: OURS }],
};

const NAME = "Epic Escalation";

/** Returns how much each player may have in play this round: in points, or in threat with quick builds. */
const levelIn = (game: Situation, { startThreat = 0, growth = 0, threatPoints = 1 }: Figures): number => {
  const threat = startThreat + growth * Math.max(0, game.state.round - 1);
  return isByThreat(game) ? threat : threat * threatPoints;
};

const worthOf = (forces: readonly Force[]): number => forces.reduce((sum, { worth }) => sum + worth, 0);

/**
 * Returns the forces that the player can bring in. Each must fit under this round's level when added to the forces already in play. If no
 * force is in play yet, any force fits.
 */
const fitting = (game: Situation, figures: Figures, there: readonly Force[], all: readonly Force[]): readonly Force[] =>
  there.length === 0 ? sortedByFit(game, figures, all) : all.filter(({ worth }) => worth + worthOf(there) <= levelIn(game, figures));

/** Sorts forces, so that those that fit under the level come first. A force above the level can be in play only on its own. */
function sortedByFit(game: Situation, figures: Figures, all: readonly Force[]): readonly Force[] {
  const fits = ({ worth }: Force): boolean => worth <= levelIn(game, figures);
  return [...all.filter(fits), ...all.filter((force) => !fits(force))];
}

const holding = (figures: Figures): ReserveChoice => ({
  rule: NAME,
  kind: "starts the game",
  named: "in play",
  open: (game, seat, named) =>
    fitting(
      game,
      figures,
      named,
      forcesOf(game, seat).filter(({ id }) => !named.some((one) => one.id === id)),
    ),
  done: (named) => (named.length === 0 ? "not yet" : "last"),
});

const escalation = (figures: Figures): AnyScenarioRule => ({
  name: "Escalation",
  rule: NAME,
  at: "startOfPlanning",
  when: ({ state }) => state.round >= 2,
  *perform(game) {
    game.note({ note: "level rises", level: levelIn(game, figures), rule: NAME });
    const arrival: Arrival = {
      rule: NAME,
      place: inOwnArea,
      open(now, seat) {
        const all = forcesOf(now, seat);
        const waiting = all.filter((force) => !isInPlay(force) && shipsInReserve(force).length > 0);
        return fitting(now, figures, all.filter(isInPlay), waiting);
      },
    };
    for (const seat of game.state.initiative) while (game.state.seats[seat]?.status === "playing" && (yield* arrive(game, seat, arrival)));
  },
});

export const epicEscalationPlay: PlayBy = (figures) => {
  const { goal = 0, threatPoints = 1 } = figures;
  return {
    rules: [escalation(figures), ...trophyRules(NAME, threatPoints)],
    afterObstacles: [holdingStep(holding(figures))],
    items: counterItems,
    unit: inCounters,
    isOver(game) {
      if (counterScores(game).some((counters) => counters >= goal)) return "goal";
      return sidesOf(game).filter((side) => !isWiped(game, side)).length <= 1 ? "elimination" : undefined;
    },
    tiebreaks: [(game, side) => threatLeft(game, sidesOf(game)[side]?.seats ?? [], threatPoints)],
  };
};
