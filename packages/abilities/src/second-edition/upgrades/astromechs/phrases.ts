/** Parts of card texts that several astromechs share. */
import type { ActionId } from "@broadside/rules";
import type { Card, CardText, Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";

/** After the dial is revealed, the ship can spend a charge and gain a disarm token to recover a shield. */
export const SHIELD_FOR_DISARM: Trigger = {
  at: "dialRevealed",
  when: toThisShip,
  may: [{ verb: "spend charge" }, { verb: "gain", token: "disarm" }, { verb: "recover shield" }],
};

/** Two actions. One spends a charge to repair a facedown card; the other repairs a faceup Ship card without a charge. */
export const REPAIRS: Pick<CardText, "action" | "secondAction"> = {
  action: { does: [{ verb: "spend charge" }, { verb: "repair", kind: "facedown" }] },
  secondAction: { does: [{ verb: "repair", kind: "faceup", trait: "ship" }] },
};

/** If `when` is true, the ship can spend a charge to make its maneuver one step easier. */
export const easierForCharge = (when: When): Trigger => ({
  at: "dialRevealed",
  when: all(toThisShip, when),
  changesManeuver: true,
  may: [{ verb: "spend charge" }, { verb: "lasting", effect: "easier maneuver", until: "phase" }],
});
/** The effect behind `easierForCharge`. Cards that use that trigger must list this effect. */
export const EASIER: NonNullable<Card["effects"]> = {
  "easier maneuver": {
    changes: [{ of: "difficulty", by: -1 }],
    triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
  },
};

const actionFor = (names: readonly ActionId[]): readonly Instruction[] => [{ verb: "spend charge" }, { verb: "free action", names }];

/** The ship can spend a charge to perform an action: in 2.0 before a blue maneuver, in 2.5 in the System phase. */
export const beforeBlue = (names: readonly ActionId[]): Trigger => ({
  at: "beforeManeuver",
  when: all(toThisShip, flownIn("blue")),
  may: actionFor(names),
});
export const inSystem = (names: readonly ActionId[]): Trigger => ({ at: "systemPhase", when: toThisShip, may: actionFor(names) });
