/** Which attack to make. */
import { type Game, isPlaceAsk, type OpenAsk, relationOf, type Ship } from "@broadside/rules";
import type { OpenAttack } from "@broadside/rules/procedures";
import { worthOf } from "./expected-damage.ts";

const isOpenAttack = (value: unknown): value is OpenAttack =>
  typeof value === "object" && value !== null && "target" in value && "weapon" in value;

/** Returns the key of the attack with the most expected damage, ignoring attacks on the bot's own side. */
export function bestAttack(game: Game, { ask }: OpenAsk): string | undefined {
  const attacker = game.state.ships.find(({ id }) => id === ask.about?.ship);
  if (isPlaceAsk(ask) || !attacker) return undefined;
  let best: { readonly key: string; readonly worth: number } | undefined;
  for (const { key, value } of ask.options) {
    if (!isOpenAttack(value) || isOwnSide(game, attacker, value.target)) continue;
    const { target, section, weapon, range, obstructed } = value;
    const worth = worthOf(game, { attacker, target, section, weapon, range, obstructed });
    if (worth > (best?.worth ?? 0)) best = { key, worth };
  }
  return best?.key;
}

function isOwnSide({ setup }: Game, one: Ship, other: Ship): boolean {
  const relation = relationOf(setup.seats, one.seat, other.seat);
  return relation === "own" || relation === "allied";
}
