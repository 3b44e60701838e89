import { type AnyScenarioRule, type Ship, type Situation, shipOf } from "@broadside/rules";
import {
  countersOn,
  figureOf,
  letEscape,
  NOTHING,
  optionsOf,
  type Procedure,
  procedure,
  putCounters,
  rollFor,
  setFigure,
  sidesOf,
  speakerOf,
  takeCounters,
  vote,
} from "@broadside/rules/scenarios";
import { known, ours } from "../basis.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { layingStep, remotesOnTable } from "../play/remotes.ts";
import { hasShipInPlay, memberInTurn, scorerOf, sideWith } from "../play/sides.ts";
import type { Pieces, Sheet } from "../sheet.ts";
import {
  counterScore,
  endsWhenNobodyIsLeft,
  epicObstacles,
  facingStrips,
  LAST_ROUND,
  MORE_COUNTERS,
  obstacles,
  PREVIEW,
  rounds,
} from "./common.ts";

const SHUTTLES: Pieces = {
  kind: "shuttle",
  count: 3,
  card: "shuttle",
  controller: "defender",
  full: "jump",
  when: "after the obstacles",
  placedBy: "defender",
  where:
    "The members of the team take turns placing them at range 3 of their edge. The player who places a shuttle controls it. Shuttles don't move.",
  keeps: { apart: 3, fromEdges: 1, outsideAreas: true },
  spots: [
    { x: 2.7, y: 2.8 },
    { x: 10.5, y: 2.8 },
    { x: 16, y: 2.3 },
  ],
  basis: PREVIEW,
  whereBasis: ours("a source shows an example, but not the rule"),
};

const ID = "cover-the-evacuation";

export const coverTheEvacuation: Sheet = {
  ...listed(ID, "EB-LIST-08", { limits: PREVIEW.from }),
  aim: { text: "Three shuttles prepare to jump: the defenders buy them time, the attackers shoot them down.", basis: PREVIEW },
  options: [
    rounds(12),
    obstacles(12, PREVIEW),
    ...counterWorth(ID, PREVIEW),
    { id: "jump", words: "Counters a shuttle needs to jump", usual: 3, least: 1, most: 6, basis: PREVIEW },
  ],
  maps: [{ seats: [2, 6], table: tableOf(ID), areas: facingStrips(PREVIEW), basis: known("EB-EVENT-12") }],
  obstacles: epicObstacles(tableOf(ID), PREVIEW),
  pieces: [SHUTTLES],
  setUp: [],
  rules: [
    {
      name: "Spooling up",
      phase: "end",
      text: "The defenders roll attack dice equal to the round number. For each hit or critical, they put 1 victory counter on the card of a shuttle in play of their choice.",
      roll: { dice: "round", faces: ["hit", "crit"] },
      basis: PREVIEW,
    },
    { name: "Jump", text: "A shuttle with {jump} counters escapes. The defenders score its counters.", basis: PREVIEW },
    { name: "Shot down", text: "When a shuttle is destroyed, the attackers score the counters on its card.", basis: PREVIEW },
    { name: "Living shield", text: "A defending shuttle rolls 1 more defense die if a huge ship obstructs the attack.", basis: PREVIEW },
  ],
  scoring: {
    by: scoredBy(ID),
    pointsPerCounter: "counterPoints",
    threatPerCounter: "counterThreat",
    statements: [counterScore(PREVIEW)],
  },
  end: [
    { text: "A round ends and no shuttle is in play.", basis: ours("there is nothing left to cover") },
    endsWhenNobodyIsLeft(
      "A round ends and a team has no ship in play. If only the attackers have none, shuttles in play escape and the defenders score the counters on them. If only the defenders have none, the attackers score those counters. If neither team has any, nobody does.",
    ),
    LAST_ROUND,
  ],
  tiebreaks: [MORE_COUNTERS],
};

const NAME = "Cover the Evacuation";

const isShuttle = (game: Situation, ship: Ship): boolean => game.factsOf(ship).remote === SHUTTLES.card;
const shuttlesIn = (game: Situation): readonly Ship[] => remotesOnTable(game, SHUTTLES);

/** The key for the number of rolled counters that still have to be placed. */
const TO_LAY = "counters to lay";

/** Puts a counter on a shuttle that the team chooses. The shuttle jumps once it has enough. */
const layCounter = procedure("layCounter", function* (game: Situation, jump: number): Procedure {
  setFigure(game, TO_LAY, figureOf(game, TO_LAY) - 1);
  const shuttle = yield* vote<Ship | undefined>(game, {
    seats: sideWith(game, "defender").seats,
    kind: "shuttle to make ready",
    rule: NAME,
    options: (now) => {
      const ships = shuttlesIn(now).map((value) => ({ key: value.id, value }));
      return ships.length > 0 ? optionsOf<Ship | undefined>(ships) : [NONE];
    },
  });
  if (shuttle?.status !== "inPlay") return;
  putCounters(game, shuttle, 1);
  if (countersOn(game, shuttle) >= jump) jumpAway(game, shuttle);
});
const NONE = { key: "none", value: undefined } as const;

function jumpAway(game: Situation, shuttle: Ship): void {
  takeCounters(game, shuttle, scorerOf(game, sideWith(game, "defender"), shuttle.seat), { rule: NAME, text: "a shuttle that has jumped" });
  letEscape(game, shuttle);
}

const spoolingUp = (jump: number): AnyScenarioRule => ({
  name: "Spooling up",
  rule: NAME,
  at: "startOfEnd",
  when: (game) => shuttlesIn(game).length > 0,
  *perform(game) {
    const seat = speakerOf(game, sideWith(game, "defender"));
    setFigure(game, TO_LAY, rollFor(game, game.state.round, ["hit", "crit"], { seat, text: "spooling up", rule: NAME }));
    while (figureOf(game, TO_LAY) > 0) yield* layCounter(game, jump);
  },
});

const SHOT_DOWN: AnyScenarioRule = {
  name: "Shot down",
  rule: NAME,
  at: "destroyed",
  when: (game, { ship }) => isShuttle(game, shipOf(game.state, ship)),
  perform(game, { ship, by }) {
    takeCounters(game, shipOf(game.state, ship), scorerOf(game, sideWith(game, "attacker"), by), {
      rule: NAME,
      text: "a shuttle shot down",
    });
    return NOTHING;
  },
};

/** When only the defenders have ships in play, the remaining shuttles jump. When only the attackers do, the remaining shuttles are lost. */
const NOBODY_LEFT: AnyScenarioRule = {
  name: "Nobody left",
  rule: NAME,
  at: "roundCloses",
  when: (game) => sidesOf(game).filter((side) => hasShipInPlay(game, side)).length === 1,
  perform(game) {
    const attackers = sideWith(game, "attacker");
    for (const shuttle of shuttlesIn(game))
      if (hasShipInPlay(game, attackers))
        takeCounters(game, shuttle, speakerOf(game, attackers), { rule: NAME, text: "a shuttle without cover" });
      else jumpAway(game, shuttle);
    return NOTHING;
  },
};

export const coverTheEvacuationPlay: PlayBy = (figures) => ({
  afterObstacles: [
    layingStep({
      pieces: SHUTTLES,
      rule: NAME,
      name: "shuttle",
      seat: (game) => memberInTurn(game, sideWith(game, "defender"), shuttlesIn(game).length),
      rules(game) {
        const edge = game.state.seats[speakerOf(game, sideWith(game, "defender"))]?.edge;
        return edge ? [{ must: "be at edge", least: 3, most: 3, edge }] : [];
      },
    }),
  ],
  rules: [spoolingUp(figures["jump"] ?? 1), SHOT_DOWN, NOBODY_LEFT],
  /** Adds the living shield rule's die to the usual one for obstruction (2E-ATK-29). */
  sums: { defenseDice: (game, { ship, attack }) => (attack.obstructedBy && isShuttle(game, ship) ? 1 : 0) },
  items: itemsWithCounters(figures),
  isOver(game) {
    if (sidesOf(game).some((side) => !hasShipInPlay(game, side))) return "elimination";
    return shuttlesIn(game).length === 0 ? "goal" : undefined;
  },
  tiebreaks: [countersOf],
});
