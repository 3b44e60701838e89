import { countFace } from "@broadside/dice";
import { assign, choose, opposingSeat, type Procedure, rollDice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

function* gamble({ game, self }: CardScene): Procedure {
  const { ship } = self;
  const dice = yield* rollDice(game, ship, "defense", 2, self.card);
  const [focus, evades] = [countFace(dice, "focus"), countFace(dice, "evade")];
  yield* assign(game, ship, "focus", focus, ship);
  yield* assign(game, ship, "evade", evades, ship);
  if (focus + evades > 0) return;
  const token = yield* choose<"focus" | "evade">((now) => ({
    kind: "choose one",
    seat: opposingSeat(now, ship),
    rule: "2E-ACT-05",
    about: { ship: ship.id, card: self.card },
    options: [
      { key: "focus", value: "focus" },
      { key: "evade", value: "evade" },
    ],
  }));
  yield* assign(game, ship, token, 1, ship);
}

/** Rolls two dice that give tokens. If both are blanks, the opponent chooses a token. */
export const landocalrissian: Card = {
  card: "upgrade:landocalrissian",
  title: "Lando Calrissian",
  action: { does: [{ verb: "special", can: () => true, perform: gamble }] },
};
