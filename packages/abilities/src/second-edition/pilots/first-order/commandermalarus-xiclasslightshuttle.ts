import { rerollablePlaces } from "@broadside/dice";
import { may, rerollsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { isFree, rerollRolled } from "./phrases.ts";

const isLed = all(withPrimary, attackerIs(both(friendly, within(0, 2))));
/**
 * True if the attacker may reroll. In 2.5 the reroll happens before the step in which dice are modified, but it still counts as modifying
 * dice.
 */
const mayReroll: When = (scene) => {
  const [{ game, attack }, ship] = [scene, whoIs(scene, "attacker")];
  return (
    attack !== undefined &&
    ship !== undefined &&
    rerollsLeft(game, "attack", ship) > 0 &&
    may(game, "modify", { ship, dice: "attack", attack }, isFree(scene))
  );
};

const hasBlank: When = ({ attack }) => rerollablePlaces(attack?.attackDice ?? [], ["blank"]).length > 0;
const hasRolledBlank: When = ({ game }) => rerollablePlaces(game.state.roll?.dice ?? [], ["blank"]).length > 0;

/**
 * A blank must be rerolled, which costs the attacker a strain token. In 2.0 this is a dice modification; in 2.5 it happens before the dice
 * are modified.
 */
export const commandermalarusXiclasslightshuttle: readonly Card[] = [
  {
    card: "pilot:commandermalarus-xiclasslightshuttle",
    title: "Commander Malarus",
    editions: ["2.0"],
    dice: [
      {
        dice: "attack",
        helpsOthers: true,
        when: all(isLed, hasBlank),
        must: [
          { verb: "reroll", most: 1, least: 1, faces: ["blank"] },
          { verb: "gain", token: "strain", who: "attacker" },
        ],
      },
    ],
  },
  {
    card: "pilot:commandermalarus-xiclasslightshuttle",
    title: "Commander Malarus",
    editions: ["2.5"],
    triggers: [
      {
        at: "rolled",
        when: all(beforeDice("attack"), isLed, mayReroll, hasRolledBlank),
        must: [{ verb: "gain", token: "strain", who: "attacker" }, rerollRolled("blank")],
      },
    ],
  },
];
