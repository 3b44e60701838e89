/**
 * Places obstacles. Players take turns, starting with the first player, and each places one from the common pool (2E-SETUP-11, -24-Q,
 * EB-SETUP-11, -12). Teams take turns, and so do their members (EB-ORDER-18-Q).
 *
 * - core rules: beyond range 1 of each other and beyond range 2 of every edge (2E-SETUP-12)
 * - Epic Battles: wholly on the table, outside the areas in use, beyond range 1 of each other (EB-SETUP-13, -14, -24-Q)
 * - never on scenario pieces (SC-COMMON-10)
 *
 * If an obstacle fits nowhere, its distances are ignored, and the log says so (EB-SETUP-23-Q).
 */

import {
  type Area,
  clearOf,
  epicBattleObstacleRules,
  findPlace,
  keepsRules,
  mm,
  obstacleRules,
  obstacleToMeasure,
  type PlacementRule,
  type Pose,
  scenarioPieceAt,
  OBSTACLES as TOKENS,
} from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import type { RuleName } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { ScenarioObstacles } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, LazyPlaceAsk, optionsOf, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { quietStep } from "../driver/quiet-step.ts";
import type { Seat } from "../state/seat.ts";
import { type Side, sidesOf } from "../state/sides.ts";
import { usedAreas } from "./areas.ts";
import { layDown, type ObstacleFace, obstacleFacesOf, poolOf } from "./obstacle-pool.ts";
import { roomiestPlace } from "./spread.ts";

const USUAL_COUNT = 6;
const asked = ({ content, setup }: Situation): ScenarioObstacles | undefined => content.scenario?.obstacles(setup.seats);
const countOf = (game: Situation): number => asked(game)?.count ?? USUAL_COUNT;
const isEpicSpacing = (game: Situation): boolean => asked(game)?.distances === "epic";

/** Fills the pool with the tokens that squads bring. If there are too few, adds unused tokens of the kinds in play. */
export const OBSTACLE_POOL = quietStep("obstacle pool", (game) => {
  const kinds = asked(game)?.kinds ?? USUAL_KINDS;
  const brought = [...new Set(game.state.seats.flatMap(({ obstacles }) => obstacles))].filter((token) =>
    kinds.includes(TOKENS[token].kind),
  );
  const spare = keysIn(TOKENS).filter((token) => kinds.includes(TOKENS[token].kind) && !brought.includes(token));
  const pool = [...brought, ...spare].slice(0, countOf(game));
  game.set({
    seats: game.state.seats.map((seat, at) => ({ ...seat, obstacles: pool.filter((_, place) => place % game.state.seats.length === at) })),
  });
});
const USUAL_KINDS: readonly string[] = ["asteroid", "debris", "gascloud"];

export const OBSTACLES: Step = {
  name: "obstacles",
  *run(game) {
    if (poolOf(game).length === 0) return "done";
    yield* placeObstacle(game);
    return "again";
  },
};

const placeObstacle = procedure("placeObstacle", function* (game: Situation): Procedure {
  const face = yield* choose<ObstacleFace | undefined>((now) => {
    const options: readonly Option<ObstacleFace>[] = obstacleFacesOf(poolOf(now));
    return { kind: "obstacle", seat: seatInTurn(now), rule: ruleOf(now), options: options.length > 0 ? optionsOf(options) : [NONE] };
  });
  if (!face) return;
  const { token, flipped } = face;
  const pose = yield* place((now) => {
    const { rules, waived } = rulesFor(now, face);
    return new LazyPlaceAsk({
      kind: "place obstacle",
      seat: seatInTurn(now),
      rule: waived ? "EB-SETUP-23-Q" : ruleOf(now),
      about: flipped ? { piece: token, flipped } : { piece: token },
      place: { shape: "table", margin: isEpicSpacing(now) ? 0 : mm(200) },
      seek: () => findPlace(now.board.table, (at) => measured(face, at), rules) ?? middleOf(now),
      seekGood: () => roomiestPlace(now.board.table, lyingAt(now), (at) => keepsRules(now.board.table, measured(face, at), rules)),
      refusal: (given) => placementRefusal(now.board.table, measured(face, given), rules, { rule: ruleOf(now), ...wordsOf(now) }),
    });
  });
  if (rulesFor(game, face).waived) game.note({ note: "spacing waived", obstacleToken: token, rule: "EB-SETUP-23-Q" });
  layDown(game, seatInTurn(game), face, pose);
});

const NONE = { key: "none", value: undefined } as const;
const wordsOf = (game: Situation) =>
  ({
    rows: { "be beyond edges": "2E-SETUP-12", "overlap none": overlapRow(game), "be outside": "EB-SETUP-13" },
    others: "another obstacle",
    othersBy: { "overlap none": "another obstacle or a feature" },
  }) as const;
/** Returns the rule that forbids overlaps: the Epic Battles rule, the rule for scenario pieces, or the core rule. */
const overlapRow = (game: Situation): RuleName =>
  isEpicSpacing(game) ? "EB-SETUP-16" : thingsOf(game).length > 0 ? "SC-COMMON-10" : "2E-SETUP-12";
const ruleOf = (game: Situation): RuleName => asked(game)?.rule ?? "2E-SETUP-11";
const measured = ({ token, flipped }: ObstacleFace, pose: Pose): Area => [obstacleToMeasure(pose, token, flipped)];
const middleOf = ({ board: { table } }: Situation): Pose => ({
  x: Math.round(table.width / 2),
  y: Math.round(table.height / 2),
  heading: 0,
});

/** Returns the placement rules. If no place for the token meets all of them, returns only those that are never waived. */
function rulesFor(game: Situation, face: ObstacleFace): { readonly rules: readonly PlacementRule[]; readonly waived: boolean } {
  const laid = game.state.obstacles.map((one) => game.board.obstacle(one));
  const spacing = isEpicSpacing(game) ? epicBattleObstacleRules(laid) : obstacleRules(laid);
  const firm: readonly PlacementRule[] = [
    { must: "be on the table" },
    clearOf([...laid, ...thingsOf(game)]),
    ...[...(isEpicSpacing(game) ? usedAreas(game) : []), ...(asked(game)?.outside ?? [])].map(
      (region): PlacementRule => ({ must: "be outside", region }),
    ),
  ];
  const all = [...spacing, ...firm];
  return findPlace(game.board.table, (pose) => measured(face, pose), all) ? { rules: all, waived: false } : { rules: firm, waived: true };
}

/** Returns what the scenario has already placed: features, markers and remotes (SC-COMMON-10, EB-SETUP-16). */
const thingsOf = ({ state, board }: Situation): readonly Area[] => [
  ...(state.scenario?.pieces ?? []).flatMap(({ kind, pose }) => (pose ? [[scenarioPieceAt(kind, pose)]] : [])),
  ...state.remotes.flatMap((remote) => (remote.pose ? [board.body(remote)] : [])),
];

/** Returns the poses of the other obstacles and the scenario's pieces. */
const lyingAt = ({ state }: Situation): readonly Pose[] =>
  [...state.obstacles, ...(state.scenario?.pieces ?? []), ...state.remotes].flatMap(({ pose }) => pose ?? []);

/** Returns the seat that places next. Sides take turns in player order, and members take turns within a side. */
export function seatInTurn(game: Situation, laid = game.state.obstacles.length): Seat {
  const { initiative } = game.state;
  const turn = ({ seats }: Side) => Math.min(...seats.map((seat) => initiative.indexOf(seat)));
  const sides = [...sidesOf(game)].sort((a, b) => turn(a) - turn(b));
  const { seats } = sides[laid % sides.length] as Side;
  const inOrder = initiative.filter((seat) => seats.includes(seat));
  return inOrder[Math.floor(laid / sides.length) % inOrder.length] ?? 0;
}
