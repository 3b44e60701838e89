/**
 * The second edition's End phase. It begins with effects at its start. Before 1.3.0, tokens are removed and charges recovered next
 * (2E-END-01). Since 1.3.0, effects during the phase come first; then green tokens and orange tokens are removed, and charges are recovered
 * (2E-END-02). After that, wings split and join (EB-WPHASE-11, -12), and the round ends (2E-END-04).
 */
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { recoverCharges } from "../charges/charges.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isAnyDoomed, removeDoomed } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { CLOUDS_LEAVE } from "../obstacles/placed-obstacles.ts";
import { may, sum } from "../queries/query.ts";
import type { Ship, TokenKind } from "../state/state.ts";
import { GREEN, ORANGE } from "../tokens/after-assigned-second-edition.ts";
import { loseToken } from "../tokens/tokens.ts";
import { changeWings } from "../wings/joining.ts";
import { CLOSE } from "./end.ts";

const START: Step = { name: "start of the End phase", run: (game) => window(game, "startOfEnd", {}) };
const DURING: Step = { name: "during the End phase", run: (game) => window(game, "duringEnd", {}) };

/** Removes tokens from all ships, including those in reserve (2E-END-03). */
const REMOVE_TOKENS = quietStep("remove tokens", (game) => {
  for (const tokens of [GREEN, ORANGE]) for (const ship of game.state.ships) removeTokens(game, ship, tokens);
});

function removeTokens(game: Situation, ship: Ship, tokens: readonly TokenKind[]): void {
  for (const token of tokens)
    if (ship.tokens[token] > 0 && !may(game, "keepToken", { ship, token }, false))
      loseToken(game, ship, token, Math.max(0, ship.tokens[token] - sum(game, "keptTokens", { ship, token })));
}

const RECOVER: Step = {
  name: "recover charges",
  *run(game): Procedure {
    for (const ship of game.state.ships) yield* recoverCharges(game, ship);
  },
};

const WINGS: Step = {
  name: "wings split and join",
  isIdle: ({ state }) => !state.ships.some(({ wing }) => wing),
  run: procedure("wings split and join", function* (game: Situation): Procedure {
    yield* changeWings(game);
    endEffects(game, "phase");
  }),
};

/** Removes ships that were destroyed this round and that a card has kept on the table until now. */
const REMAINING_LEAVE: Step = {
  name: "what was kept leaves",
  isIdle: (game) => !isAnyDoomed(game),
  run: (game) => removeDoomed(game, "round over"),
};

/** Before 1.3.0, card effects during the phase had no step of their own, so they come after tokens are removed. */
export const END_1_1: readonly Step[] = [START, REMOVE_TOKENS, RECOVER, DURING, CLOUDS_LEAVE, REMAINING_LEAVE, WINGS, CLOSE];
export const END_1_3: readonly Step[] = [START, DURING, CLOUDS_LEAVE, REMOVE_TOKENS, RECOVER, REMAINING_LEAVE, WINGS, CLOSE];
