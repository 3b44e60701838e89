import type { Ship, Situation } from "@broadside/rules";
import { canRecoverCharge, choose, type Option, optionsOf, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip, upgradesOf } from "../../../language/when.ts";

const talentsOf = (game: Situation, ship: Ship): readonly Option<number>[] =>
  upgradesOf(game, ship, "talent")
    .filter((at) => canRecoverCharge(game, ship, at))
    .map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));

export const tomaxbren: Card = {
  card: "pilot:tomaxbren",
  title: "Tomax Bren",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("reload")),
      may: [
        {
          verb: "special",
          can: ({ game, self }) => talentsOf(game, self.ship).length > 0,
          *perform({ game, self: { ship, card } }) {
            const place = yield* choose<number | undefined>((now) => {
              const open = talentsOf(now, ship);
              return {
                kind: "recover charge",
                seat: ship.seat,
                rule: "2E-CHARGE-05",
                about: { ship: ship.id, card },
                options: open.length > 0 ? optionsOf<number | undefined>(open) : [{ key: "none", value: undefined }],
              };
            });
            if (place !== undefined) recoverCharge(game, ship, place);
          },
        },
      ],
    },
  ],
};
