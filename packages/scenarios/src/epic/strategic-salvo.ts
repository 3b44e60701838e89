import type { Region } from "@broadside/geometry";
import { type AnyScenarioRule, type Ship, type ShipId, type Situation, shipOf } from "@broadside/rules";
import {
  detonateAtWill,
  figureOf,
  focusAsEvades,
  NOTHING,
  optionsOf,
  regionsOf,
  type Side,
  setFigure,
  shipsInPlay,
  sidesOf,
  speakerOf,
  vote,
} from "@broadside/rules/scenarios";
import { zoneFor } from "../areas.ts";
import { ours } from "../basis.ts";
import { bottomStrip } from "../grid.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { handOverRemotes, layNext, type RemotePlacing, remotesOnTable, remotesToCome } from "../play/remotes.ts";
import { hasShipInPlay, memberInTurn, sideWith } from "../play/sides.ts";
import type { Pieces, Sheet } from "../sheet.ts";
import {
  counterScore,
  endsWhenNobodyIsLeft,
  epicObstacles,
  facingStrips,
  LAST_ROUND,
  MORE_COUNTERS,
  OURS,
  obstacles,
  rounds,
  VARIANT,
} from "./common.ts";
import { awayFromEdge, flyWarhead, intercepted, strike, type Worth } from "./warheads.ts";

/** The zone that the warheads fly to. */
const TARGET = "Target";

const WARHEADS: Pieces = {
  kind: "warhead",
  count: "warheads",
  card: "warhead",
  controller: "attacker",
  when: "during play",
  placedBy: "attacker",
  where: "They place one at the start of each System Phase, wholly in their area, until all have been launched.",
  spots: [{ x: "middle", y: { fromFar: 1 }, heading: 180 }],
  basis: OURS,
  whereBasis: OURS,
};

const ID = "strategic-salvo";

export const strategicSalvo: Sheet = {
  ...listed(ID, "EB-LIST-10"),
  aim: {
    text: "The attackers launch a salvo of warheads at a target behind the defenders, who must shoot them down in time.",
    basis: VARIANT,
  },
  options: [
    rounds(12),
    obstacles(12, VARIANT),
    ...counterWorth(ID, OURS),
    { id: "warheads", words: "Warheads", usual: 5, least: 1, most: 5, basis: OURS },
    { id: "impact", words: "Counters for a warhead that hits its target", usual: 2, least: 1, most: 6, basis: OURS },
    {
      id: "intercept",
      words: "Counters for a warhead that is shot down or lost",
      usual: 2,
      least: 1,
      most: 6,
      basis: ours("the public variant gives 1, which favours the attackers"),
    },
  ],
  maps: [
    {
      seats: [2, 6],
      table: tableOf(ID),
      areas: facingStrips(VARIANT),
      zones: [{ name: TARGET, corners: bottomStrip(1, 3), basis: OURS }],
      basis: VARIANT,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), VARIANT),
  pieces: [WARHEADS],
  setUp: [],
  rules: [
    {
      name: "Launch",
      phase: "system",
      text: "The attackers take turns placing the next of their {warheads} warheads wholly in their area, facing any way. The player who places a warhead controls it. If that player concedes, a teammate takes control.",
      basis: OURS,
    },
    {
      name: "Flight",
      phase: "system",
      text: "The players relocate all their other warheads forward with the 4 straight or a 3 bank template.",
      basis: VARIANT,
    },
    {
      name: "Impact",
      text: "A warhead has struck if, after its flight, it is at least partly in the target zone or any part of it is beyond the defenders' edge. It escapes, and the attackers score {impact} victory counters.",
      basis: OURS,
    },
    {
      name: "Intercepted",
      text: "When a warhead is destroyed, or leaves the table over other edges only, the defenders score {intercept} victory counters.",
      basis: VARIANT,
    },
    {
      name: "Escort",
      text: "While a warhead defends, its focus results count as evades if an attacking ship is in its full front arc at range 0–1.",
      basis: VARIANT,
    },
    {
      name: "Controlled detonation",
      phase: "end",
      text: "The attackers can detonate warheads, one at a time and without a die roll. Nobody scores for these warheads.",
      basis: VARIANT,
    },
  ],
  scoring: { by: scoredBy(ID), pointsPerCounter: "counterPoints", threatPerCounter: "counterThreat", statements: [counterScore(OURS)] },
  end: [
    { text: "A round ends, all warheads have been launched and none is in play.", basis: OURS },
    endsWhenNobodyIsLeft(
      "A round ends and a team has no ship in play. If only the defenders have none, each warhead that is in play or still to be launched counts as having struck. If only the attackers have none, each counts as intercepted. If neither team has any, nobody scores for them.",
    ),
    LAST_ROUND,
  ],
  tiebreaks: [MORE_COUNTERS],
};

const NAME = "Strategic Salvo";

const warheadsIn = (game: Situation): readonly Ship[] => remotesOnTable(game, WARHEADS);
const attackers = (game: Situation): Side => sideWith(game, "attacker");
const target = ({ setup }: Situation): Region | undefined => zoneFor(strategicSalvo, setup.seats, TARGET);

const LAUNCHING: RemotePlacing = {
  pieces: WARHEADS,
  rule: NAME,
  name: "warhead",
  seat: (game) => memberInTurn(game, attackers(game), figureOf(game, LAUNCHED)),
  rules: (game) => regionsOf(game, speakerOf(game, attackers(game))).map((region) => ({ must: "be inside", region })),
  heading: (game) => awayFromEdge(game, attackers(game)),
};

/** The key for the number of warheads launched. `launchedIn` returns the key for the round in which a warhead was launched. */
const LAUNCHED = "launched";
const launchedIn = ({ id }: Ship): string => `launched ${id}`;

const LAUNCH: AnyScenarioRule = {
  name: "Launch",
  rule: NAME,
  at: "startOfSystem",
  when: (game) => remotesToCome(game, WARHEADS).length > 0,
  *perform(game) {
    const warhead = yield* layNext(game, LAUNCHING);
    if (!warhead) return;
    setFigure(game, LAUNCHED, figureOf(game, LAUNCHED) + 1);
    setFigure(game, launchedIn(warhead), game.state.round);
  },
};

const flight = (worth: Worth): AnyScenarioRule => ({
  name: "Flight",
  rule: NAME,
  at: "startOfSystem",
  *perform(game) {
    for (const warhead of warheadsIn(game))
      if (warhead.status === "inPlay" && figureOf(game, launchedIn(warhead)) !== game.state.round) yield* flyWarhead(game, warhead, worth);
  },
});

const isWarhead = (game: Situation, id: ShipId): boolean => game.factsOf(shipOf(game.state, id)).remote === WARHEADS.card;

const shotDown = (worth: Worth): AnyScenarioRule => ({
  name: "Intercepted",
  rule: NAME,
  at: "destroyed",
  when: (game, { ship }) => isWarhead(game, ship),
  perform(game, { by }) {
    intercepted(game, worth, by);
    return NOTHING;
  },
});

const isEscorted = (game: Situation, warhead: Ship): boolean =>
  shipsInPlay(game).some(
    (ship) =>
      attackers(game).seats.includes(ship.seat) && game.board.range(warhead, ship) <= 1 && game.board.isInArc(warhead, "fullFront", ship),
  );

const ESCORT: AnyScenarioRule = {
  name: "Escort",
  rule: NAME,
  at: "beforeCompare",
  when: (game, { target }) => isWarhead(game, target) && isEscorted(game, shipOf(game.state, target)),
  perform(game) {
    focusAsEvades(game);
    return NOTHING;
  },
};

const NONE = { key: "none", value: undefined } as const;

/** The attackers may detonate warheads. By default, they don't. */
const CONTROLLED_DETONATION: AnyScenarioRule = {
  name: "Controlled detonation",
  rule: NAME,
  at: "startOfEnd",
  *perform(game) {
    while (warheadsIn(game).length > 0) {
      const warhead = yield* vote<Ship | undefined>(game, {
        seats: attackers(game).seats,
        kind: "warhead to set off",
        rule: NAME,
        options: (now) => optionsOf<Ship | undefined>([NONE, ...warheadsIn(now).map((value) => ({ key: value.id, value }))]),
      });
      if (warhead?.status !== "inPlay") return;
      yield* detonateAtWill(game, warhead);
    }
  },
};

/**
 * When only one team has ships in play, all remaining warheads are resolved at once. They strike if the attackers are left, and count as
 * intercepted if the defenders are.
 */
const nobodyLeftRule = (worth: Worth): AnyScenarioRule => ({
  name: "Nobody left",
  rule: NAME,
  at: "roundCloses",
  when: (game) => sidesOf(game).filter((side) => hasShipInPlay(game, side)).length === 1,
  perform(game) {
    for (const warhead of [...warheadsIn(game), ...remotesToCome(game, WARHEADS)]) {
      if (hasShipInPlay(game, attackers(game))) strike(game, warhead, worth);
      else intercepted(game, worth);
    }
    return NOTHING;
  },
});

export const strategicSalvoPlay: PlayBy = (figures) => {
  const worth: Worth = { rule: NAME, impact: figures["impact"] ?? 0, intercept: figures["intercept"] ?? 0, target };
  return {
    rules: [handOverRemotes(NAME), LAUNCH, flight(worth), shotDown(worth), ESCORT, CONTROLLED_DETONATION, nobodyLeftRule(worth)],
    items: itemsWithCounters(figures),
    isOver(game) {
      if (sidesOf(game).some((side) => !hasShipInPlay(game, side))) return "elimination";
      return warheadsIn(game).length === 0 && remotesToCome(game, WARHEADS).length === 0 ? "goal" : undefined;
    },
    tiebreaks: [countersOf],
  };
};
