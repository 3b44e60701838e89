/**
 * What the options of a question come to, for programs that choose and pages that show: where maneuvers and other moves end, what attacks
 * would roll. Everything is measured as the game stands; asked of a game imagined from a view it tells nothing that the seat may not know.
 */
import { hasFled, type Pose } from "@broadside/geometry";
import type { QuestionKind } from "@broadside/protocol";
import { type ChoiceAsk, isPlaceAsk } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import { obstaclesMet } from "../obstacles/obstacles.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { type AttackFacts, attackFacts, isOpenAttack } from "./attack-facts.ts";
import { type ManeuverFacts, maneuverFacts } from "./maneuver-facts.ts";

/** Where a move puts a ship: a barrel roll, a boost, decloaking. */
export interface MoveFacts {
  readonly pose: Pose;
  readonly leavesTable: boolean;
  /** Ids of obstacles on which it would stand; those under the template may be more. */
  readonly obstacles: readonly string[];
}

/** Facts by the keys of the options; an option without any, such as to pass, is left out. */
export type OptionFacts =
  | { readonly about: "maneuvers"; readonly byKey: ReadonlyMap<string, ManeuverFacts> }
  | { readonly about: "attacks"; readonly byKey: ReadonlyMap<string, AttackFacts> }
  | { readonly about: "moves"; readonly byKey: ReadonlyMap<string, MoveFacts> };

/** Of an open question, by its number. Undefined where nothing is to be measured. */
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

/** Questions whose options are maneuvers of the ship that they are about. */
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
