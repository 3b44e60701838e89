import type { Ship, Situation } from "@broadside/rules";
import { choose, dockedMates, joinFromDock, leaderOf, optionsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { protection } from "./protection.ts";

const SHUTTLES: readonly string[] = ["attackshuttle", "sheathipedeclassshuttle"];
const typeOf = (game: Situation, ship: Ship): string => game.factsOf(ship).type.id;

/** A-wings protect the leader and the shuttles of the wing; one docked wingmate may join at the start of a round, without stress (2E-WCARD-09). */
export const phoenixsquadron: Card = {
  card: "upgrade:phoenixsquadron",
  title: "Phoenix Squadron",
  triggers: [
    protection({
      isAble: (game, mate) => typeOf(game, mate) === "rz1awing",
      isProtected: ({ game, self }, defender) => leaderOf(game, defender) === self.ship && SHUTTLES.includes(typeOf(game, defender)),
    }),
    {
      at: "startOfPlanning",
      may: [
        {
          verb: "special",
          can: ({ game, self }) => dockedMates(game, self.ship).length > 0,
          *perform({ game, self }) {
            const mate = yield* choose<Ship | undefined>((now) => {
              const options = dockedMates(now, self.ship).map((value) => ({ key: value.id, value }));
              return {
                kind: "join from dock",
                seat: self.ship.seat,
                rule: "2E-WCARD-09",
                about: { ship: self.ship.id, card: self.card },
                options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [{ key: "none", value: undefined }],
              };
            });
            if (mate) joinFromDock(game, mate);
          },
        },
      ],
    },
  ],
};
