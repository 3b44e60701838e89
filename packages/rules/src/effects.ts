/** Lasting effects and Condition cards: records in the state that the registry gives their meaning. */
import type { Procedure } from "./ask.ts";
import type { Game } from "./game.ts";
import { procedure } from "./procedure.ts";
import { type Duration, type Effect, type Ship, shipOf } from "./state.ts";
import { mayHave } from "./tokens.ts";
import { window } from "./window.ts";

export function addEffect(game: Game, effect: Omit<Effect, "since" | "value"> & { readonly value?: number }): void {
  const since = game.state.counted + 1;
  game.set({ counted: since, effects: [...game.state.effects, { value: 0, ...effect, since }] });
}

export function removeEffects(game: Game, ends: (effect: Effect) => boolean): void {
  if (game.state.effects.some(ends)) game.set({ effects: game.state.effects.filter((effect) => !ends(effect)) });
}

/** Effects that last until then end by themselves. */
export const endEffects = (game: Game, until: Duration): void => removeEffects(game, (effect) => effect.until === until);

export const effectOn = ({ state }: Game, id: string, ship: Ship): Effect | undefined =>
  state.effects.find((effect) => effect.id === id && effect.ship === ship.id);

/** Its text comes at once (1E-COND-01); a unique one, of which each player has one, leaves the ship that had it (1E-COND-02). Huge ships get none (HS-UPG-01). */
export const assignCondition = procedure("assignCondition", function* (game: Game, condition: string, ship: Ship, by: Ship): Procedure {
  if (!mayHave(game, ship, "condition")) return;
  const id = `condition:${condition}`;
  const isUnique = game.content.catalogue.conditions.get(condition)?.limit === 1;
  if (isUnique) removeEffects(game, (effect) => effect.id === id && shipOf(game.state, effect.by).seat === by.seat);
  addEffect(game, { id, ship: ship.id, by: by.id, until: "game" });
  game.note({ note: "condition", ship: ship.id, card: id });
  yield* window(game, "conditionAssigned", { ship: ship.id, condition });
});

export const removeCondition = (game: Game, condition: string, ship: Ship): void =>
  removeEffects(game, (effect) => effect.id === `condition:${condition}` && effect.ship === ship.id);
