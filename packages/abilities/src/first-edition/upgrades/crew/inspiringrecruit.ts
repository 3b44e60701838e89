import { type Procedure, removeStress } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pickOne } from "../../../language/pick.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, hasToken, not, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const isLeft = hasToken("stress", "target");

/** The ship that removed the first token removes another one from the same ship. */
function* removeAnother(scene: CardScene): Procedure {
  const [by, from] = [whoIs(scene, "subject"), whoIs(scene, "target")];
  if (by && from) yield* removeStress(scene.game, from, by);
}

/** Asks the player of the ship that removed a token. */
function* offerAnother(scene: CardScene): Procedure<boolean> {
  const rule = scene.game.edition.questions.chooseEffect;
  const wanted = yield* pickOne(scene, { rule, by: "subject", about: "subject", among: () => named(["remove stress"]), orNone: true });
  if (wanted) yield* removeAnother(scene);
  return wanted !== undefined;
}

const isHelped = subjectIs(both(friendly, within(1, 2)));
const isOfThisPlayer: When = (scene) => whoIs(scene, "subject")?.seat === scene.self.ship.seat;

/** The player of the ship that removed the token decides. This may be a teammate. */
export const inspiringrecruit: Card = {
  card: "upgrade:inspiringrecruit",
  title: "Inspiring Recruit",
  triggers: [
    {
      at: "stressRemoved",
      once: "a round",
      when: all(isHelped, isOfThisPlayer),
      may: [{ verb: "special", can: isLeft, perform: removeAnother }],
    },
    {
      at: "stressRemoved",
      once: "a round",
      when: all(isHelped, not(isOfThisPlayer)),
      must: [{ verb: "special", can: isLeft, perform: offerAnother }],
    },
  ],
};
