import { countFace, rerollablePlaces } from "@broadside/dice";
import type { Situation } from "@broadside/rules";
import { diceOf, rerollInAttack, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";

/** Returns how many of the rerolled dice show criticals. */
const rerolledCrits = (game: Situation): number =>
  countFace(
    diceOf(game, "attack").filter(({ origin }) => origin === "rerolled"),
    "crit",
  );

export const r5p8: Card = {
  card: "upgrade:r5p8",
  title: "R5-P8",
  dice: [
    {
      dice: "attack",
      when: defenderIn("front"),
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game }) => rerollablePlaces(diceOf(game, "attack")).length > 0,
          *perform({ game, self }) {
            const before = rerolledCrits(game);
            yield* rerollInAttack(game, "attack", self.ship, { most: 1, least: 1 });
            if (rerolledCrits(game) > before) yield* sufferDamage(game, self.ship, { hits: 0, crits: 1, reason: self.card });
          },
        },
      ],
    },
  ],
};
