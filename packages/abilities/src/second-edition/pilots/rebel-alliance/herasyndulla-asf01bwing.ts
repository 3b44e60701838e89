import type { Ship, TargetId } from "@broadside/rules";
import { choose, lockObject, loseLock, mayHave, optionsOf, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, type Who, whoIs } from "../../../language/scene.ts";
import { attackerIs, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isHelped = both(other, friendly, within(1, 2));
const HANDED = ["focus", "evade"] as const;
type Gift = (typeof HANDED)[number] | TargetId;

/** Returns the tokens and locks that she can hand over. The key of an option is the token's kind, or the locked object. */
function giftsTo({ game, self: { ship } }: CardScene, to: Ship): readonly Gift[] {
  const tokens = HANDED.filter((token) => ship.tokens[token] > 0 && mayHave(game, to, token));
  return [...tokens, ...ship.locks.filter((lock) => lock !== to.id && !to.locks.includes(lock) && game.edition.mayLock(game, to))];
}

const handingTo = (who: Who): readonly Instruction[] => [
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
      const gift = yield* choose<Gift | undefined>(() => {
        const options = giftsTo(scene, to).map((key) => ({ key, value: key }));
        return {
          kind: "choose one",
          seat: self.ship.seat,
          rule: "2E-TOKEN-02",
          about: { ship: self.ship.id, target: to.id, card: self.card },
          options: options.length > 0 ? optionsOf<Gift | undefined>(options) : [{ key: "none", value: undefined }],
        };
      });
      if (gift === "focus" || gift === "evade") yield* transferToken(game, self.ship, to, gift);
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
