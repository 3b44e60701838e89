import type { DefensePool, Die } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { isFree } from "../first-order/phrases.ts";

const isIdle = ({ face }: Die): boolean => face === "blank" || face === "focus";

export const lieutenantkestal: Card = {
  card: "pilot:lieutenantkestal",
  title: "Lieutenant Kestal",
  triggers: [
    {
      at: "rolled",
      when: all(isAttacker, beforeDice("defense"), isFree),
      may: [
        { verb: "spend", token: "focus" },
        {
          verb: "special",
          can: ({ game }) => game.state.roll?.dice.some(isIdle) === true,
          *perform({ game }) {
            const { roll } = game.state;
            if (roll?.kind === "defense") game.set({ roll: { ...roll, dice: (roll.dice as DefensePool).filter((die) => !isIdle(die)) } });
            yield* [];
          },
        },
      ],
    },
  ],
};
