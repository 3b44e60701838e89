/** Moves warheads, and resolves strikes and interceptions. */
import { areasOverlap, bank, degrees, depthsFrom, type Edge, type Region, regionShape, straight } from "@broadside/geometry";
import type { RuleName, Seat, Ship, Situation } from "@broadside/rules";
import {
  destroy,
  letEscape,
  type Procedure,
  procedure,
  type RelocationWay,
  relocate,
  type Side,
  scoreCounters,
} from "@broadside/rules/scenarios";
import { scorerOf, sideWith } from "../play/sides.ts";

/** How many counters a strike and an interception score, and where the target zone is. */
export interface Worth {
  readonly rule: RuleName;
  readonly impact: number;
  readonly intercept: number;
  target(game: Situation): Region | undefined;
}

const WAYS: readonly RelocationWay[] = [
  { key: "straight", guides: "front", template: straight(4) },
  { key: "left bank", guides: "front", template: bank(3, "left") },
  { key: "right bank", guides: "front", template: bank(3, "right") },
];

const edgeOfSide = ({ state }: Situation, { seats }: Side): Edge | undefined => state.seats[seats[0] ?? 0]?.edge;

const INWARDS: Readonly<Record<Edge, number>> = { bottom: degrees(0), left: degrees(90), top: degrees(180), right: degrees(270) };
export const awayFromEdge = (game: Situation, side: Side): number => INWARDS[edgeOfSide(game, side) ?? "top"];

/** Scores the warhead's counters and removes it. */
export function strike(game: Situation, warhead: Ship, { rule, impact }: Worth): void {
  scoreCounters(game, scorerOf(game, sideWith(game, "attacker"), warhead.seat), impact, { rule, text: "a warhead that has struck" });
  letEscape(game, warhead);
}

export const intercepted = (game: Situation, { rule, intercept }: Worth, by?: Seat): void =>
  scoreCounters(game, scorerOf(game, sideWith(game, "defender"), by), intercept, { rule, text: "a warhead intercepted" });

/** A warhead that crosses the defenders' edge strikes. If it crosses any other edge, it is lost. */
const leave = procedure("leave", function* (game: Situation, warhead: Ship, worth: Worth): Procedure {
  const edge = edgeOfSide(game, sideWith(game, "defender"));
  if (edge && depthsFrom(game.board.table, edge, game.board.body(warhead)).nearest < 0) return strike(game, warhead, worth);
  yield* destroy(game, warhead, "fled");
  intercepted(game, worth);
});

/** Moves a warhead forward. It strikes if any part of it ends in the target zone. */
export const flyWarhead = procedure("flyWarhead", function* (game: Situation, warhead: Ship, worth: Worth): Procedure {
  yield* relocate(game, warhead, { ways: WAYS, rule: worth.rule, offTable: (now, gone) => leave(now, gone, worth) });
  const target = worth.target(game);
  if (warhead.status === "inPlay" && target && areasOverlap(game.board.body(warhead), [regionShape(target)])) strike(game, warhead, worth);
});
