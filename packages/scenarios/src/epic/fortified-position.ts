import { type AnyScenarioRule, type Ship, type Situation, shipOf } from "@broadside/rules";
import { NOTHING, piecesOf, rangeToPiece, regionsOf, scoreCounters, sidesOf, speakerOf } from "@broadside/rules/scenarios";
import { ours } from "../basis.ts";
import { far, leftStrip, rectangle, rightStrip } from "../grid.ts";
import { counterWorth, listed, scoredBy, tableOf } from "../listed.ts";
import { countersOf, itemsWithCounters } from "../play/counters.ts";
import type { PlayBy } from "../play/play.ts";
import { handOverRemotes, layingStep, remotesOnTable } from "../play/remotes.ts";
import { hasShipInPlay, memberInTurn, scorerOf, sideWith } from "../play/sides.ts";
import { strengthOf } from "../play/strength.ts";
import type { Pieces, Role, Sheet } from "../sheet.ts";
import { counterScore, endsWhenNobodyIsLeft, epicObstacles, LAST_ROUND, MORE_COUNTERS, OURS, obstacles, rounds } from "./common.ts";

const TURRETS: Pieces = {
  kind: "turret",
  count: "turrets",
  card: "turret",
  controller: "defender",
  when: "after the obstacles",
  placedBy: "defender",
  where:
    "The members of the team take turns placing them in their area. The player who places a turret controls it. If that player concedes, a teammate takes control.",
  keeps: { apart: 1 },
  spots: [
    { x: 6.5, y: 2.5, heading: 225 },
    { x: far(6.5), y: 2.5, heading: 135 },
    { x: 6.5, y: far(2.5), heading: 315 },
    { x: far(6.5), y: far(2.5), heading: 45 },
  ],
  basis: ours("turrets are the only remotes that no other scenario uses"),
  whereBasis: OURS,
};

const ID = "fortified-position";

export const fortifiedPosition: Sheet = {
  ...listed(ID, "EB-LIST-12"),
  aim: { text: "A fort with turrets in the middle, attackers on both sides: take the command post, or hold it.", basis: OURS },
  options: [
    rounds(10),
    obstacles(12, OURS),
    ...counterWorth(ID, OURS),
    { id: "turrets", words: "Turrets", usual: 4, least: 1, most: 5, basis: OURS },
    { id: "turret", words: "Counters for destroying a turret", usual: 2, least: 0, most: 6, basis: OURS },
    { id: "post", words: "Counters per round for attackers who hold the command post", usual: 2, least: 1, most: 6, basis: OURS },
  ],
  maps: [
    {
      seats: [3, 3],
      table: tableOf(ID),
      areas: [
        { of: "attacker", corners: leftStrip(2, 1), basis: OURS },
        { of: "attacker", corners: rightStrip(2, 1), basis: OURS },
        { of: "defender", corners: rectangle(6, 2, far(6), far(2)), basis: OURS },
      ],
      basis: OURS,
    },
  ],
  obstacles: epicObstacles(tableOf(ID), OURS),
  pieces: [
    {
      kind: "marker",
      name: ["command post", "command posts"],
      count: 1,
      when: "with the play area",
      where: "It goes in the middle of the play area.",
      spots: [{ x: "middle", y: "middle" }],
      basis: OURS,
      whereBasis: OURS,
    },
    TURRETS,
  ],
  setUp: [{ text: "Each attacking ship can start in either of the attackers' areas.", basis: OURS }],
  rules: [
    {
      name: "Command post",
      phase: "end",
      text: "From round 2 on, if the attackers have more ships at range 0–1 of the command post than the defenders, they score {post} victory counters. If the defenders have more, they score 1. A medium or large ship counts as two, a huge one as three.",
      basis: OURS,
    },
    { name: "Breach", text: "When a turret is destroyed, the attackers score {turret} victory counters.", basis: OURS },
  ],
  scoring: { by: scoredBy(ID), pointsPerCounter: "counterPoints", threatPerCounter: "counterThreat", statements: [counterScore(OURS)] },
  end: [endsWhenNobodyIsLeft("A round ends and a team has no ship in play."), LAST_ROUND],
  tiebreaks: [
    MORE_COUNTERS,
    { text: "The defenders win if they have a ship at range 0–1 of the command post.", basis: ours("they still hold it") },
  ],
};

const NAME = "Fortified Position";
/** The first round in which a ship can be at the command post. */
const FIRST_ROUND = 2;

function isAtPost(game: Situation, ship: Ship): boolean {
  const [post] = piecesOf(game, "marker");
  return post !== undefined && rangeToPiece(game, ship, post) <= 1;
}

const strengthAtPost = (game: Situation, role: Role): number =>
  strengthOf(game, sideWith(game, role).seats, (ship) => isAtPost(game, ship));

const commandPost = (counters: number): AnyScenarioRule => ({
  name: "Command post",
  rule: NAME,
  at: "startOfEnd",
  when: ({ state }) => state.round >= FIRST_ROUND,
  perform(game) {
    const [attackers, defenders] = [strengthAtPost(game, "attacker"), strengthAtPost(game, "defender")];
    if (attackers === defenders) return NOTHING;
    const side = sideWith(game, attackers > defenders ? "attacker" : "defender");
    scoreCounters(game, speakerOf(game, side), attackers > defenders ? counters : 1, { rule: NAME, text: "the command post" });
    return NOTHING;
  },
});

const breach = (counters: number): AnyScenarioRule => ({
  name: "Breach",
  rule: NAME,
  at: "destroyed",
  when: (game, { ship }) => game.factsOf(shipOf(game.state, ship)).remote === TURRETS.card,
  perform(game, { by }) {
    scoreCounters(game, scorerOf(game, sideWith(game, "attacker"), by), counters, { rule: NAME, text: "a turret destroyed" });
    return NOTHING;
  },
});

/** Returns 1 if the side defends and has a ship at the post, or else 0. */
const holdsPost = (game: Situation, side: number): number =>
  sidesOf(game)[side] === sideWith(game, "defender") && strengthAtPost(game, "defender") > 0 ? 1 : 0;

export const fortifiedPositionPlay: PlayBy = (figures) => ({
  afterObstacles: [
    layingStep({
      pieces: TURRETS,
      rule: NAME,
      name: "turret",
      seat: (game) => memberInTurn(game, sideWith(game, "defender"), remotesOnTable(game, TURRETS).length),
      rules: (game) => regionsOf(game, speakerOf(game, sideWith(game, "defender"))).map((region) => ({ must: "be inside", region })),
    }),
  ],
  rules: [handOverRemotes(NAME), commandPost(figures["post"] ?? 0), breach(figures["turret"] ?? 0)],
  items: itemsWithCounters(figures),
  isOver: (game) => (sidesOf(game).some((side) => !hasShipInPlay(game, side)) ? "elimination" : undefined),
  tiebreaks: [countersOf, holdsPost],
});
