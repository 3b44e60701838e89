import {
  choose,
  type Part,
  type Procedure,
  partsOf,
  recoverShields,
  rollDice,
  shieldsLeft,
  shieldValue,
  turnFaceup,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";

/**
 * Returns the sections that have a shield value but no shields left. On a ship with two Ship cards, either section can be chosen
 * (HS-FAQ-09).
 */
const bare = ({ game, self: { ship } }: CardScene): readonly Part[] =>
  partsOf(game, ship).filter((part) => shieldsLeft(ship, part) === 0 && shieldValue(game, ship, part) > 0);

const isBare: When = (scene) => bare(scene).length > 0;

/** Recovers a shield. On a hit result, a random facedown Damage card at the same section is turned faceup (HS-FAQ-10). */
function* repair(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { ship, card } = self;
  const mended = yield* choose<{ readonly part: Part } | undefined>(() => {
    const [first = { key: "none", value: undefined }, ...others] = bare(scene).map((part) => ({ key: part ?? "ship", value: { part } }));
    return { kind: "which section", seat: ship.seat, rule: "HS-FAQ-09", about: { ship: ship.id, card }, options: [first, ...others] };
  });
  if (!mended) return;
  recoverShields(game, ship, 1, mended.part);
  const [die] = yield* rollDice(game, ship, "attack", 1, card);
  const facedown = ship.damage.filter(({ faceup, section }) => !faceup && (mended.part === undefined || section === mended.part));
  const turned = die?.face === "hit" && facedown.length > 0 ? facedown[game.draw(facedown.length)] : undefined;
  if (turned) yield* turnFaceup(game, ship, turned.card);
}

export const r2d2Crew: Card = {
  card: "upgrade:r2d2-swx22",
  title: "R2-D2",
  triggers: [{ at: "duringEnd", once: "a round", may: [{ verb: "special", can: isBare, perform: repair }] }],
};
