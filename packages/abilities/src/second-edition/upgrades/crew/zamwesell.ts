import { assignCondition, choose, optionsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { toThisShip } from "../../../language/when.ts";

const CONDITIONS = ["youdbettermeanbusiness", "youshouldthankme"] as const;

/** Assigns one of two Conditions to the ship. Only the assigning player knows which one it is. */
const SECRETLY: Instruction = {
  verb: "special",
  can: () => true,
  *perform({ game, self }) {
    const condition = yield* choose<string>(() => ({
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-COND-06",
      about: { ship: self.ship.id, card: self.card },
      secret: true,
      options: optionsOf<string>(CONDITIONS.map((value) => ({ key: value, value }))),
    }));
    yield* assignCondition(game, condition, self.ship, self.ship);
  },
};

export const zamwesell: Card = {
  card: "upgrade:zamwesell",
  title: "Zam Wesell",
  triggers: [
    { at: "setUpOver", must: [{ verb: "lose charge", count: 2 }] },
    { at: "systemPhase", when: toThisShip, may: [SECRETLY] },
  ],
};
