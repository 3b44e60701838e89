import { effectOn, figureIn, type Procedure, removeEffects, turnFaceup } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { isAttacker } from "../../../language/when.ts";

/** Stores how many Damage cards the defender had when the attack began. The attack dealt all later cards. */
const BEFORE = "rexlerbrath";

const forget = ({ game, self }: CardScene): void =>
  removeEffects(game, ({ id, ship }) => id === `effect:${BEFORE}` && ship === self.ship.id);

/** Returns the indexes of the attack's facedown cards, including faceup cards that have been turned facedown since. */
function facedownOfAttack(scene: CardScene): readonly number[] {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  const before = effectOn(game, `effect:${BEFORE}`, self.ship);
  if (!before || defender?.status !== "inPlay") return [];
  return defender.damage.slice(figureIn(before)).flatMap(({ card, faceup }) => (faceup || card < 0 ? [] : [card]));
}

function* turnThem(scene: CardScene): Procedure {
  const defender = whoIs(scene, "defender");
  for (const card of facedownOfAttack(scene)) if (defender?.status === "inPlay") yield* turnFaceup(scene.game, defender, card);
}

export const rexlerbrath: Card = {
  card: "pilot:rexlerbrath",
  title: "Rexler Brath",
  triggers: [
    {
      at: "attackDeclared",
      when: isAttacker,
      must: [
        { verb: "apply", what: forget },
        { verb: "lasting", effect: BEFORE, until: "round", value: (scene) => whoIs(scene, "defender")?.damage.length ?? 0 },
      ],
    },
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        { verb: "spend", token: "focus" },
        { verb: "special", can: (scene) => facedownOfAttack(scene).length > 0, perform: turnThem },
      ],
    },
  ],
  effects: { [BEFORE]: {} },
};
