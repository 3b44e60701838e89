/**
 * Where a question's options would lead, for bots and for pages: where maneuvers and other moves end, and how many dice attacks roll.
 * Everything is measured in the given game. If that game is imagined from a view, the facts reveal nothing that the seat may not know.
 */
import { hasFled, type Pose } from "@broadside/geometry";
import type { QuestionKind } from "@broadside/protocol";
import type { ChoiceAsk } from "../contract/ask.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import { obstaclesMet } from "../obstacles/obstacles.ts";
import { type PlacedObstacleId, type Ship, shipOf } from "../state/state.ts";
import { type AttackFacts, attackFacts, isOpenAttack } from "./attack-facts.ts";
import { type ManeuverFacts, maneuverFacts } from "./maneuver-facts.ts";

/** Where a move puts a ship. The move is a barrel roll, a boost or a decloak. */
export interface MoveFacts {
  readonly pose: Pose;
  readonly leavesTable: boolean;
  /** Ids of obstacles that the ship would end on. Obstacles that are only under the template aren't included. */
  readonly obstacles: readonly PlacedObstacleId[];
}

/** Facts by option key. Options without facts, such as passing, are left out. */
export type OptionFacts =
  | { readonly about: "maneuvers"; readonly byKey: ReadonlyMap<string, ManeuverFacts> }
  | { readonly about: "attacks"; readonly byKey: ReadonlyMap<string, AttackFacts> }
  | { readonly about: "moves"; readonly byKey: ReadonlyMap<string, MoveFacts> };

/** Returns the facts for the open question with this number. Undefined if there is nothing to measure. */
export function optionFacts(game: Game, { number }: { readonly number: number }): OptionFacts | undefined {
  const ask = game.open.find((one) => one.number === number)?.ask;
  if (!ask || isPlaceAsk(ask) || ask.about?.ship === undefined) return undefined;
  const ship = shipOf(game.state, ask.about.ship);
  if (MANEUVERS.includes(ask.kind)) return { about: "maneuvers", byKey: keyed(ask, ({ key }) => maneuverFacts(game, ship, key)) };
  if (ask.kind === "attack")
    return { about: "attacks", byKey: keyed(ask, ({ value }) => (isOpenAttack(value) ? attackFacts(game, ship, value) : undefined)) };
  const byKey = keyed(ask, ({ pose }) => (pose ? moveFacts(game, ship, pose) : undefined));
  return byKey.size > 0 ? { about: "moves", byKey } : undefined;
}

/** Questions whose options are maneuvers of their ship. */
export const MANEUVERS: readonly QuestionKind[] = ["dial", "set dial", "turn dial", "enemy's maneuver", "slam"];

function keyed<Facts>(
  { options }: ChoiceAsk,
  factsOf: (option: ChoiceAsk["options"][number]) => Facts | undefined,
): ReadonlyMap<string, Facts> {
  const found = new Map<string, Facts>();
  for (const option of options) {
    const facts = factsOf(option);
    if (facts) found.set(option.key, facts);
  }
  return found;
}

function moveFacts(game: Game, ship: Ship, pose: Pose): MoveFacts {
  const { outline, baseId } = game.board.stanceAt(ship, pose);
  return {
    pose,
    leavesTable: hasFled(game.board.table, baseId, pose),
    obstacles: obstaclesMet(game, ship, outline, undefined).map(({ id }) => id),
  };
}
