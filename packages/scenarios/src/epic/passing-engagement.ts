import { bank, CONTACT, depthsFrom, type Edge, isOnTable, type Pose, scenarioPieceAt, straight, type Template } from "@broadside/geometry";
import { type AnyScenarioRule, type Option, relationOf, type Ship, type Situation, shipOf } from "@broadside/rules";
import {
  choose,
  destroy,
  letEscape,
  NOTHING,
  optionsOf,
  type Procedure,
  procedure,
  remotePose,
  remotesOf,
  scoreCounters,
  sideOf,
  sidesOf,
} from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { bottomStrip, far, topStrip } from "../grid.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { Figures, PlayBy } from "../play/play.ts";
import { isWiped } from "../play/sides.ts";
import type { Sheet } from "../sheet.ts";
import { counterScore, endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, MORE_COUNTERS, OURS, obstacles, rounds } from "./common.ts";
import { edgeOf, shuttlesPlaced } from "./shuttle-placing.ts";

const ID = "passing-engagement";

export const passingEngagement: Sheet = {
  ...listed(ID, "EB-LIST-06"),
  aim: { text: "Two convoys meet head on: get your shuttle across the table and stop theirs.", basis: OURS },
  options: [
    rounds(10),
    obstacles(6, OURS),
    ...counterWorth(ID, OURS),
    { id: "passage", words: "Counters for getting a shuttle across, or stopping one", usual: 4, least: 1, most: 8, basis: OURS },
    { id: "wear", words: "Damage cards that cost a shuttle one counter", usual: 2, least: 1, most: 8, basis: OURS },
  ],
  maps: [
    {
      seats: [2, 2],
      table: tableOf(ID),
      areas: [
        { of: 1, corners: bottomStrip(2), basis: OURS },
        { of: 2, corners: topStrip(2), basis: OURS },
      ],
      basis: known("EB-EVENT-12"),
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [
    {
      kind: "shuttle",
      count: 2,
      card: "shuttle",
      controller: "each player",
      when: "after the obstacles",
      placedBy: "each player",
      where:
        "Each goes in its player's deployment area, with its rear guides touching that player's edge, beyond range 2 of both side edges.",
      spots: [
        { x: 3, y: 0.18, heading: 0 },
        { x: far(3), y: far(0.18), heading: 180 },
      ],
      basis: known("EB-ERR-03"),
      whereBasis: OURS,
    },
  ],
  setUp: [],
  rules: [
    {
      name: "Under way",
      phase: "system",
      text: "In player order, each player relocates their shuttle forward with the 3 straight or a 2 bank template. If any part of it is beyond the opposite edge, it has passed. Over any other edge, it has fled and counts as destroyed.",
      basis: OURS,
    },
    {
      name: "Passed",
      text: "A shuttle that has passed escapes. Its player scores {passage} victory counters, with 1 fewer for every {wear} damage cards on it and a minimum of 1.",
      basis: OURS,
    },
    { name: "Lost", text: "When a shuttle is destroyed or flees, the opponent scores {passage} victory counters.", basis: OURS },
  ],
  scoring: { by: scoredBy(ID), pointsPerCounter: "counterPoints", threatPerCounter: "counterThreat", statements: [counterScore(OURS)] },
  end: [
    { text: "A round ends and no shuttle is in play.", basis: OURS },
    endsWhenNobodyIsLeft(
      "A round ends and a player has no ship left. If the other player still has ships and a shuttle in play, that shuttle has passed.",
    ),
    LAST_ROUND,
  ],
  tiebreaks: [MORE_COUNTERS],
};

const NAME = "Passing Engagement";

const shuttlesInPlay = (game: Situation): readonly Ship[] => remotesOf(game, "shuttle").filter(({ status }) => status === "inPlay");

const OPPOSITE: Readonly<Record<Edge, Edge>> = { bottom: "top", top: "bottom", left: "right", right: "left" };

const WAYS: readonly { readonly key: string; readonly template: Template }[] = [
  { key: "straight 3", template: straight(3) },
  { key: "bank 2 left", template: bank(2, "left") },
  { key: "bank 2 right", template: bank(2, "right") },
];

const isInside = (game: Situation, pose: Pose): boolean => isOnTable(game.board.table, [scenarioPieceAt("shuttle", pose)]);

/** Lists the shuttle's courses. Those that keep it on the table come first. */
function coursesOf(game: Situation, shuttle: Ship): readonly Option<Pose | undefined>[] {
  const { pose: from } = shuttle;
  if (!from || shuttle.status !== "inPlay") return [{ key: "stay", value: undefined }];
  const courses = WAYS.map(({ key, template }) => {
    const value = remotePose(game, shuttle, from, template);
    return { key, value, pose: value };
  });
  return [...courses.filter(({ value }) => isInside(game, value)), ...courses.filter(({ value }) => !isInside(game, value))];
}

const rewards = ({ passage = 0, wear = 1 }: Figures) => {
  const passed = (game: Situation, shuttle: Ship): void => {
    const counters = Math.max(1, passage - Math.floor(shuttle.damage.length / wear));
    letEscape(game, shuttle);
    scoreCounters(game, shuttle.seat, counters, { rule: NAME, text: "a shuttle across" });
  };
  const lost = (game: Situation, shuttle: Ship): void => {
    for (const seat of game.setup.seats.keys())
      if (relationOf(game.setup.seats, seat, shuttle.seat) === "enemy")
        scoreCounters(game, seat, passage, { rule: NAME, text: "a shuttle stopped" });
  };
  /** Moves the shuttle. It has crossed the table as soon as any part of it is over the opposite edge. */
  const relocate = procedure("relocateShuttle", function* (game: Situation, shuttle: Ship): Procedure {
    const pose = yield* choose<Pose | undefined>((now) => ({
      kind: "relocate",
      seat: shuttle.seat,
      rule: NAME,
      about: { ship: shuttle.id },
      options: optionsOf(coursesOf(now, shuttle)),
    }));
    if (!pose || shuttle.status !== "inPlay") return;
    game.setShip(shuttle, { pose: { ...pose } });
    game.note({ note: "relocated", ship: shuttle.id, way: "under way", rule: NAME });
    if (isInside(game, pose)) return;
    const { nearest } = depthsFrom(game.board.table, OPPOSITE[edgeOf(game, shuttle)], game.board.body(shuttle));
    if (nearest < -CONTACT) return passed(game, shuttle);
    yield* destroy(game, shuttle, "fled");
    lost(game, shuttle);
  });
  return { passed, lost, relocate };
};

export const passingEngagementPlay: PlayBy = (figures) => {
  const { passed, lost, relocate } = rewards(figures);
  const underWay: AnyScenarioRule = {
    name: "Under way",
    rule: NAME,
    at: "startOfSystem",
    *perform(game) {
      for (const seat of game.state.initiative)
        for (const shuttle of shuttlesInPlay(game)) if (shuttle.seat === seat) yield* relocate(game, shuttle);
    },
  };
  const stopped: AnyScenarioRule = {
    name: "Lost",
    rule: NAME,
    at: "destroyed",
    when: (game, { ship }) => remotesOf(game, "shuttle").some(({ id }) => id === ship),
    perform(game, { ship }) {
      lost(game, shipOf(game.state, ship));
      return NOTHING;
    },
  };
  /** A shuttle gets through if no ships are left to stop it. */
  const unopposed: AnyScenarioRule = {
    name: "Unopposed",
    rule: NAME,
    at: "roundCloses",
    when: (game) => sidesOf(game).some((side) => isWiped(game, side)),
    perform(game) {
      for (const shuttle of shuttlesInPlay(game)) if (!isWiped(game, sideOf(game, shuttle.seat))) passed(game, shuttle);
      return NOTHING;
    },
  };
  return {
    rules: [underWay, stopped, unopposed],
    afterObstacles: [shuttlesPlaced(NAME)],
    items: itemsWithCounters(figures),
    isOver(game) {
      if (sidesOf(game).some((side) => isWiped(game, side))) return "elimination";
      return shuttlesInPlay(game).length === 0 ? "goal" : undefined;
    },
    tiebreaks: [countersOf],
  };
};
