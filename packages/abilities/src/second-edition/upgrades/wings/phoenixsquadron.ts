import type { Ship, Situation } from "@broadside/rules";
import { dockedMates, joinFromDock, leaderOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, shipsNamed } from "../../../language/pick.ts";
import { protection } from "./protection.ts";

const SHUTTLES: readonly string[] = ["attackshuttle", "sheathipedeclassshuttle"];
const typeOf = (game: Situation, ship: Ship): string => game.factsOf(ship).type.id;

/**
 * A-wings protect the wing's leader and its shuttles. At the start of a round, one docked ship may join the wing without stress
 * (2E-WCARD-09).
 */
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
        pick({
          kind: "join from dock",
          rule: "2E-WCARD-09",
          among: ({ game, self }) => shipsNamed(dockedMates(game, self.ship)),
          apply: ({ game }, mate) => joinFromDock(game, mate),
        }),
      ],
    },
  ],
};
