import type { Ship, Situation, TokenKind } from "@broadside/rules";
import {
  choose,
  holdersOfLocksOn,
  isFriendly,
  loseLock,
  loseToken,
  type Option,
  ORANGE,
  optionsOf,
  recoverShields,
  shieldsLeft,
  shieldValue,
} from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type Scene, type When, whoIs } from "../../language/scene.ts";

/** Orange and red ones (2E-TOKEN-01); locks on the ship are red too. */
const SHED: readonly TokenKind[] = [...ORANGE, "stress", "ion", "strain", "deplete"];

/** What the ship that acted may be rid of, or get back. */
type Help = (game: Situation) => void;

function helpsFor(game: Situation, ship: Ship): readonly Option<Help>[] {
  const tokens = SHED.filter((token) => ship.tokens[token] > 0).map((token) => ({
    key: token,
    value: (now: Situation) => loseToken(now, ship, token),
  }));
  const locks = holdersOfLocksOn(game, ship.id).map((holder) => ({
    key: `lock of ${holder.id}`,
    value: (now: Situation) => loseLock(now, holder, ship.id),
  }));
  const isWhole = shieldsLeft(ship) >= shieldValue(game, ship);
  const shield = isWhole ? [] : [{ key: "shield", value: (now: Situation) => recoverShields(now, ship, 1) }];
  return [...shield, ...tokens, ...locks];
}

const friendNear: When = (scene) => {
  const { game, self } = scene;
  const other = whoIs(scene, "subject");
  return other !== undefined && other !== self.ship && isFriendly(game, self.ship, other) && game.board.range(self.ship, other) <= 1;
};

function* help(scene: Scene) {
  const { game, self } = scene;
  const other = whoIs(scene, "subject");
  if (!other) return;
  const given = yield* choose<Help | undefined>((now) => {
    const helps = helpsFor(now, other);
    return {
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-HUGE-53",
      about: { ship: other.id, card: self.card },
      options: helps.length > 0 ? optionsOf<Help | undefined>(helps) : [{ key: "none", value: undefined }],
    };
  });
  given?.(game);
}

/** After another friendly ship at range 0 to 1 has performed an action, one energy rids it of a token or brings a shield back. */
export const resupplyCraft: Card = {
  card: "ship:Resupply Craft",
  title: "Resupply Craft",
  triggers: [
    {
      at: "actionPerformed",
      when: friendNear,
      may: [
        { verb: "spend energy", amount: 1 },
        {
          verb: "special",
          can(scene) {
            const other = whoIs(scene, "subject");
            return other !== undefined && helpsFor(scene.game, other).length > 0;
          },
          perform: help,
        },
      ],
    },
  ],
};
