import { type AttackPool, rollAttack } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, type ShipWhen, within, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { damaged, either, small } from "../../../language/when-second-edition.ts";
import { isFree } from "./phrases.ts";

const itself: ShipWhen = ({ self }, ship) => ship === self.ship;

const MOST = 2;
const hasRolledFew: When = ({ game }) => (game.state.roll?.dice.length ?? 0) <= MOST;

function rollOneMore({ game }: CardScene): void {
  const { roll } = game.state;
  if (roll?.kind !== "attack") return;
  const dice = [...(roll.dice as AttackPool), ...rollAttack((below) => game.draw(below), 1)];
  game.set({ roll: { ...roll, dice } });
  game.note({ note: "rolled", ship: roll.ship, reason: roll.reason, faces: dice.map(({ face }) => face) });
}

export const gideonhaskXiclasslightshuttle: Card = {
  card: "pilot:gideonhask-xiclasslightshuttle",
  title: "Gideon Hask",
  triggers: [
    {
      at: "rolled",
      when: all(
        beforeDice("attack"),
        withPrimary,
        attackerIs(either(itself, both(friendly, small, within(0, 2)))),
        damaged("defender"),
        hasRolledFew,
        isFree,
      ),
      may: [
        { verb: "gain", token: "strain", who: "attacker" },
        { verb: "apply", what: rollOneMore },
      ],
    },
  ],
};
