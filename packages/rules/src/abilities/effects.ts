/** Lasting effects and Condition cards. The state stores them, and the registry defines what they do. */
import type { CardKey } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Duration, type Effect, type Ship, shipOf } from "../state/state.ts";
import { mayHave } from "../tokens/tokens.ts";
import { window } from "./window.ts";

export function addEffect(game: Situation, effect: Omit<Effect, "since">): void {
  const since = game.state.counted + 1;
  game.set({ counted: since, effects: [...game.state.effects, { ...effect, since }] });
}

export function removeEffects(game: Situation, ends: (effect: Effect) => boolean): void {
  if (game.state.effects.some(ends)) game.set({ effects: game.state.effects.filter((effect) => !ends(effect)) });
}

/** Ends all effects that last until the given time. */
export const endEffects = (game: Situation, until: Duration): void => removeEffects(game, (effect) => effect.until === until);

export const effectOn = ({ state }: Situation, id: CardKey, ship: Ship): Effect | undefined =>
  state.effects.find((effect) => effect.id === id && effect.ship === ship.id);

const isCondition = ({ id }: Effect): boolean => id.startsWith("condition:");

/**
 * Whether an effect ends when its ship leaves the game. Conditions may stay assigned, so that they still count towards their limit
 * (2E-COND-05).
 */
export const endsWith = (game: Situation, ship: Ship, effect: Effect): boolean =>
  effect.ship === ship.id && !(game.edition.conditions.outlastShips && isCondition(effect));

/**
 * Assigns a Condition. Its text takes effect at once (1E-COND-01, 2E-COND-01). If a player exceeds a Condition's limit, another copy is
 * removed (1E-COND-02, 2E-COND-03, -04). A secret Condition is facedown, and replaces an earlier one with the same marker on the ship
 * (2E-COND-06). Huge ships of the first edition get none (HS-UPG-01).
 */
export const assignCondition = procedure(
  "assignCondition",
  function* (game: Situation, condition: string, ship: Ship, by: Ship): Procedure {
    if (!mayHave(game, ship, "condition")) return;
    const id: CardKey = `condition:${condition}`;
    const before = yield* keepLimit(game, condition, by);
    const secret = game.edition.conditions.markers[condition];
    if (secret === undefined) {
      addEffect(game, { id, ship: ship.id, by: by.id, until: "game" });
      game.note({ note: "condition", ship: ship.id, card: id });
    } else {
      removeEffects(game, (effect) => effect.ship === ship.id && effect.secret === secret);
      addEffect(game, { id, ship: ship.id, by: by.id, until: "game", secret });
      game.note({ note: "secret condition", ship: ship.id, marker: secret });
    }
    yield* window(game, "conditionAssigned", { ship: ship.id, condition, before });
  },
);

/** Makes room for one more of the player's Conditions, and returns the one that was removed. */
const keepLimit = procedure("keepLimit", function* (game: Situation, condition: string, by: Ship): Procedure<Effect | undefined> {
  const { unprintedLimit, beyondLimit } = game.edition.conditions;
  const limit = game.content.catalogue.conditions.get(condition)?.limit ?? unprintedLimit;
  const inPlay = (now: Situation) =>
    now.state.effects.filter((effect) => effect.id === `condition:${condition}` && shipOf(now.state, effect.by).seat === by.seat);
  let gone: Effect | undefined;
  while (inPlay(game).length >= limit) {
    const going = beyondLimit === "first" ? inPlay(game)[0]?.since : yield* chooseGoing(by, condition, inPlay);
    if (going === undefined) break;
    gone = game.state.effects.find(({ since }) => since === going);
    removeEffects(game, ({ since }) => since === going);
  }
  return gone;
});

const chooseGoing = (by: Ship, condition: string, inPlay: (game: Situation) => readonly Effect[]): Procedure<number | undefined> =>
  choose<number | undefined>((now) => {
    const all = inPlay(now);
    const firsts = all.filter(({ ship }, at) => all.findIndex((other) => other.ship === ship) === at);
    const options = firsts.map(({ ship, since }) => ({ key: `${ship} ${condition}`, value: since }));
    return {
      kind: "remove Condition",
      seat: by.seat,
      rule: "2E-COND-04",
      about: { ship: by.id, card: `condition:${condition}` },
      options: optionsOf<number | undefined>(options.length > 0 ? options : [{ key: "none", value: undefined }]),
    };
  });

/** Turns a facedown Condition faceup when it resolves (2E-COND-06). */
export function showCondition(game: Situation, { since, secret }: Effect): void {
  if (secret === undefined) return;
  game.set({ effects: game.state.effects.map((effect) => (effect.since === since ? opened(effect) : effect)) });
}

const opened = ({ secret: _, ...effect }: Effect): Effect => effect;

export const removeCondition = (game: Situation, condition: string, ship: Ship): void =>
  removeEffects(game, (effect) => effect.id === `condition:${condition}` && effect.ship === ship.id);
