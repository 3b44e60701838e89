import { effectOn, removeEffects, shipsInPlay, showDial } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, hasDial, type ShipWhen, toThisShip, within } from "../../../language/when.ts";

const SEEN = "seen through";
const isSeenThrough: ShipWhen = ({ game }, ship) => effectOn(game, `effect:${SEEN}`, ship) !== undefined;

/** The player chooses all ships before the first dial is turned. */
function turnDials(scene: CardScene): void {
  const { game } = scene;
  for (const ship of shipsInPlay(game)) if (isSeenThrough(scene, ship)) showDial(game, ship);
  removeEffects(game, ({ id }) => id === `effect:${SEEN}`);
}

/** Turns the dial of one distant enemy faceup for each Force spent. */
export const supremeleadersnoke: Card = {
  card: "upgrade:supremeleadersnoke",
  title: "Supreme Leader Snoke",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ships",
          among: both(enemy, hasDial, within(2, Number.POSITIVE_INFINITY), (scene, ship) => !isSeenThrough(scene, ship)),
          most: Number.POSITIVE_INFINITY,
          does: [{ verb: "spend force" }, { verb: "lasting", effect: SEEN, until: "phase", who: "chosen" }],
        },
        { verb: "apply", what: turnDials },
      ],
    },
  ],
  effects: { [SEEN]: {} },
};
