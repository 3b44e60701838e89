import { addEffect, choose, effectOn, figureIn, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";

const EFFECT = "effect:hyperspacetrackingdata";
const HIGHEST = 6;

function* chooseInitiative({ game, self }: CardScene): Procedure {
  const { ship } = self;
  const initiative: number = yield* choose<number>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-SETUP-18",
    about: { ship: ship.id, card: self.card },
    options: [{ key: "0", value: 0 }, ...Array.from({ length: HIGHEST }, (_, at) => ({ key: `${at + 1}`, value: at + 1 }))],
  }));
  addEffect(game, { id: EFFECT, ship: ship.id, by: ship.id, until: "game", data: { figure: initiative } });
}

/**
 * The player chooses the initiative at which the ship is placed. Afterwards, friendly ships within range 2 gain a focus or an evade token.
 */
export const hyperspacetrackingdata: Card = {
  card: "upgrade:hyperspacetrackingdata",
  title: "Hyperspace Tracking Data",
  triggers: [
    { at: "beforeForces", may: [{ verb: "special", can: () => true, perform: chooseInitiative }] },
    {
      at: "setUpOver",
      must: [
        { verb: "apply", what: ({ game, self }) => removeEffects(game, ({ id, ship }) => id === EFFECT && ship === self.ship.id) },
        {
          verb: "each ship",
          among: both(friendly, within(0, 2)),
          does: [
            {
              verb: "one of",
              choices: {
                focus: [{ verb: "gain", token: "focus", who: "chosen" }],
                evade: [{ verb: "gain", token: "evade", who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
  worksInReserve: true,
  latest: {
    pilotSkill(game, self, { ship }) {
      const chosen = ship === self.ship ? effectOn(game, EFFECT, ship) : undefined;
      return chosen && { value: figureIn(chosen), since: chosen.since };
    },
  },
};
