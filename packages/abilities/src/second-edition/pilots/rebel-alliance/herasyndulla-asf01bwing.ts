import type { Ship } from "@broadside/rules";
import { choose, lockObject, loseLock, mayHave, optionsOf, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { type CardScene, type Who, whoIs } from "../../../language/scene.ts";
import { attackerIs, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isHelped = both(other, friendly, within(1, 2));
const HANDED = ["focus", "evade"] as const;

/** Tokens and locks that she may hand over, by their kind or by what is locked. */
function giftsTo({ game, self: { ship } }: CardScene, to: Ship): readonly string[] {
  const tokens = HANDED.filter((token) => ship.tokens[token] > 0 && mayHave(game, to, token));
  return [...tokens, ...ship.locks.filter((lock) => lock !== to.id && !to.locks.includes(lock) && game.edition.mayLock(game, to))];
}

const handingTo = (who: Who): readonly Deed[] => [
  {
    verb: "special",
    can(scene) {
      const to = whoIs(scene, who);
      return to !== undefined && giftsTo(scene, to).length > 0;
    },
    *perform(scene) {
      const { game, self } = scene;
      const to = whoIs(scene, who);
      if (!to) return;
      const gift = yield* choose<string | undefined>(() => {
        const options = giftsTo(scene, to).map((key) => ({ key, value: key }));
        return {
          kind: "choose one",
          seat: self.ship.seat,
          rule: "2E-TOKEN-02",
          about: { ship: self.ship.id, target: to.id, card: self.card },
          options: options.length > 0 ? optionsOf<string | undefined>(options) : [{ key: "none", value: undefined }],
        };
      });
      const token = HANDED.find((one) => one === gift);
      if (token) yield* transferToken(game, self.ship, to, token);
      else if (gift !== undefined) {
        loseLock(game, self.ship, gift);
        yield* lockObject(game, to, gift);
      }
    },
  },
];

export const herasyndullaAsf01bwing: Card = {
  card: "pilot:herasyndulla-asf01bwing",
  title: "Hera Syndulla",
  dice: [
    { dice: "attack", helpsOthers: true, when: attackerIs(isHelped), may: handingTo("attacker") },
    { dice: "defense", helpsOthers: true, when: defenderIs(isHelped), may: handingTo("defender") },
  ],
};
