import { removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { afterSomethingRed } from "../phrases.ts";

const CALLED = "called by Lando";
const isCalled: ShipWhen = ({ game }, ship) =>
  game.state.effects.some((effect) => effect.id === `effect:${CALLED}` && effect.ship === ship.id);

/**
 * Each effect lets the chosen ship perform one action. This removes only one effect, because that action may lead to another one, which
 * the ship can use later.
 */
const ANSWER: Instruction = {
  verb: "apply",
  what({ game, chosen }) {
    const call = game.state.effects.find((effect) => effect.id === `effect:${CALLED}` && effect.ship === chosen?.id);
    removeEffects(game, (effect) => effect === call);
  },
};

const MOST = 3;

/** First the player chooses all ships, and spends one charge for each. Then the chosen ships act. */
export const landocalrissianScavengedyt1300: Card = {
  card: "pilot:landocalrissian-scavengedyt1300",
  title: "Lando Calrissian",
  triggers: afterSomethingRed([
    {
      verb: "choose ships",
      among: both(friendly, within(0, 2)),
      most: MOST,
      does: [{ verb: "spend charge" }, { verb: "lasting", effect: CALLED, until: "phase", who: "chosen" }],
    },
    {
      verb: "also",
      does: [{ verb: "each ship", among: isCalled, does: [ANSWER, { verb: "free action", who: "chosen", evenStressed: true }] }],
    },
  ]),
  effects: { [CALLED]: {} },
};
