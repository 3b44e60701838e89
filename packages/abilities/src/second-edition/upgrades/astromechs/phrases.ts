/** Phrases that several astromechs share. */
import type { ActionId } from "@broadside/rules";
import type { Card, CardText, Trigger } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";

/** After the dial is revealed, for a charge and a disarm token, a shield comes back. */
export const SHIELD_FOR_DISARM: Trigger = {
  at: "dialRevealed",
  when: toThisShip,
  may: [{ verb: "spend charge" }, { verb: "gain", token: "disarm" }, { verb: "recover shield" }],
};

/** Two actions: a facedown card for a charge, a faceup one of the ship for nothing. */
export const REPAIRS: Pick<CardText, "action" | "secondAction"> = {
  action: { does: [{ verb: "spend charge" }, { verb: "repair", kind: "facedown" }] },
  secondAction: { does: [{ verb: "repair", kind: "faceup", trait: "ship" }] },
};

/** Before such a maneuver, for a charge: it is easier by a step, while it is flown. */
export const easierForCharge = (when: When): Trigger => ({
  at: "dialRevealed",
  when: all(toThisShip, when),
  changesManeuver: true,
  may: [{ verb: "spend charge" }, { verb: "lasting", effect: "easier maneuver", until: "phase" }],
});
/** What cards that say so have among their effects. */
export const EASIER: NonNullable<Card["effects"]> = {
  "easier maneuver": {
    changes: [{ of: "difficulty", by: -1 }],
    triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
  },
};

const actionFor = (names: readonly ActionId[]): readonly Deed[] => [{ verb: "spend charge" }, { verb: "free action", names }];

/** Actions for a charge: in 2.0 before a blue maneuver, in 2.5 in the System phase. */
export const beforeBlue = (names: readonly ActionId[]): Trigger => ({
  at: "beforeManeuver",
  when: all(toThisShip, flownIn("blue")),
  may: actionFor(names),
});
export const inSystem = (names: readonly ActionId[]): Trigger => ({ at: "systemPhase", when: toThisShip, may: actionFor(names) });
