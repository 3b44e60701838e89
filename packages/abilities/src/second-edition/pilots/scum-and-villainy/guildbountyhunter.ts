import type { Ship, Situation } from "@broadside/rules";
import { chargesOn, choose, type Option, optionsOf, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { atRange, upgradesOf } from "../../../language/when.ts";

/** Its illicit cards with a charge that does not come back by itself. */
const purses = (game: Situation, ship: Ship): readonly Option<number>[] =>
  upgradesOf(game, ship, "illicit")
    .filter((at) => (game.factsOf(ship).upgrades[at]?.charges?.recovers ?? 0) === 0 && chargesOn(ship, at) > 0)
    .map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));

const PAY: Deed = {
  verb: "special",
  can: ({ game, self }) => purses(game, self.ship).length > 0,
  *perform({ game, self: { ship, card } }) {
    const place = yield* choose<number | undefined>((now) => {
      const open = purses(now, ship);
      return {
        kind: "choose one",
        seat: ship.seat,
        rule: "2E-CHARGE-04",
        about: { ship: ship.id, card },
        options: open.length > 0 ? optionsOf<number | undefined>(open) : [{ key: "none", value: undefined }],
      };
    });
    if (place !== undefined) spendCharges(game, ship, place);
  },
};

export const guildbountyhunter: Card = {
  card: "pilot:guildbountyhunter",
  title: "Guild Bounty Hunter",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [PAY, { verb: "change", from: "focus", to: "crit" }] }],
};
